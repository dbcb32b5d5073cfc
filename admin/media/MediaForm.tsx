import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleForm, useRecordContext, useTranslate } from 'react-admin';
import { recordForm } from '../form/recordForm.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { AltInputs } from './AltInputs.tsx';
import type { KnownItem } from './knownItem.ts';
import { MediaFacts } from './MediaFacts.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { MediaToolbar } from './MediaToolbar.tsx';
import { MediaUses } from './MediaUses.tsx';

/** A stored file: what it is, what it shows, and what uses it. */
export const MediaForm = () => {
  const item = useRecordContext<KnownItem>();
  const translate = useTranslate();
  if (!item) return null;
  return (
    <SimpleForm {...recordForm} toolbar={<MediaToolbar />}>
      <Box sx={COLUMNS}>
        <MediaPreview item={item} />
        <MediaFacts item={item} />
      </Box>
      {item.kind === 'image' && (
        <>
          <AltInputs source="alt" />
          <Typography color="textSecondary" sx={{ mb: 2 }} variant="body2">
            {translate('resources.media.alt.shared')}
          </Typography>
        </>
      )}
      {item.uses ? <MediaUses uses={item.uses} /> : <FormSkeleton />}
    </SimpleForm>
  );
};

const COLUMNS = {
  width: '100%',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
  alignItems: 'start',
  mb: 2,
};
