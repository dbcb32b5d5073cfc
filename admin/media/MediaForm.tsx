import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  LinkBase,
  SaveButton,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { screenAt } from '../../api/contract/screens.ts';
import type { MediaItem, MediaItemDetail, MediaUse } from '../../api/contract/types.ts';
import { FormBar } from '../form/FormToolbar.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { AltInputs } from '../pictures/AltInputs.tsx';
import { pictureName } from '../pictures/pictureName.ts';
import { ForWriters } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { BESIDE, Facts } from '../ui/Facts.tsx';
import { Note } from '../ui/Note.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { shownMoment, shownSize } from '../ui/shown.ts';
import { pictureAtWidth } from '../ui/Thumbnail.tsx';

/** A file in its panel; `uses` is missing while only the list's data are loaded. */
type Item = MediaItem & Partial<Pick<MediaItemDetail, 'uses'>>;

export const MediaForm = () => {
  const item = useRecordContext<Item>();
  const translate = useTranslate();
  if (!item) return null;
  return (
    <RecordForm toolbar={<Toolbar item={item} />}>
      <Box sx={COLUMNS}>
        <Preview item={item} />
        <ItemFacts item={item} />
      </Box>
      {item.kind === 'image' && (
        <>
          <AltInputs source="alt" />
          <Note sx={{ mb: 2 }}>{translate('resources.media.alt.shared')}</Note>
        </>
      )}
      {item.uses ? <Uses uses={item.uses} /> : <FormSkeleton />}
    </RecordForm>
  );
};

/** Only pictures have editable fields; a file can be deleted once unused. */
const Toolbar = ({ item }: { item: Item }) => {
  const redirect = useRedirect();
  const refresh = useRefresh();
  const translate = useTranslate();
  return (
    <FormBar>
      <ForWriters>
        {item.kind === 'image' && <SaveButton alwaysEnable label="resources.media.alt.save" />}
      </ForWriters>
      <Button color="inherit" onClick={() => redirect('list', 'media')}>
        {translate('ra.action.close')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {/* A file that is refused is used by now: the panel names by what. */}
      {item.uses?.length === 0 && <DeleteWithConfirm closes onFailed={refresh} />}
    </FormBar>
  );
};

const Preview = ({ item }: { item: MediaItem }) =>
  item.kind === 'video' ? (
    <Box
      aria-label={pictureName(item)}
      component="video"
      controls
      muted
      preload="metadata"
      src={item.path}
      sx={SHOWN}
    />
  ) : (
    <Box
      alt={pictureName(item)}
      component="img"
      src={pictureAtWidth(item.path, item.info, PANEL_WIDTH)}
      sx={{ ...SHOWN, bgcolor: item.info?.color ?? 'action.hover' }}
    />
  );

const ItemFacts = ({ item }: { item: MediaItem }) => {
  const translate = useTranslate();
  const { width, height, source_url } = item;
  return (
    <Facts
      of={{
        created_at: shownMoment(item.created_at),
        size: shownSize(item.size),
        ...(width !== null &&
          height !== null && { dimensions: translate('resources.media.size', { width, height }) }),
        ...(source_url && {
          source_url: (
            <Link href={source_url} rel="noopener noreferrer" target="_blank">
              {new URL(source_url).hostname}
            </Link>
          ),
        }),
      }}
      sx={{ ...BESIDE, columnGap: 2 }}
    />
  );
};

const Uses = ({ uses }: { uses: readonly MediaUse[] }) => {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ width: '100%', mb: 2 }}>
      <Typography component="h3" sx={{ mb: 1 }} variant="h3">
        {translate('resources.media.uses.title')}
      </Typography>
      {uses.length > 0 && (
        <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
          {uses.map((use) => (
            <li key={`${use.resource} ${use.id}`}>
              {translate(`resources.${screenAt(use.resource) ?? use.resource}.name`, {
                smart_count: 1,
              })}
              {': '}
              <Link component={LinkBase} to={recordAddress(use)}>
                {use.name || `#${use.id}`}
              </Link>
            </li>
          ))}
        </Box>
      )}
      <Note>{translate(`resources.media.uses.${uses.length > 0 ? 'keeps' : 'none'}`)}</Note>
    </Box>
  );
};

const recordAddress = ({ resource, id }: MediaUse): string => {
  const name = screenAt(resource) ?? resource;
  return name === 'messages' ? `/${name}/${id}/show` : `/${name}/${id}`;
};

/** Wide enough for the panel. */
const PANEL_WIDTH = 900;

const COLUMNS = {
  width: '100%',
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
  alignItems: 'start',
  mb: 2,
};
const SHOWN = {
  display: 'block',
  width: '100%',
  maxHeight: { xs: 280, sm: 380 },
  objectFit: 'contain',
};
