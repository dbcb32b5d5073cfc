import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import type { PictureTexts } from '../../api/contract/types.ts';
import { CopyButton, isWritten } from '../form/CopyFromCzech.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Note } from '../ui/Note.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { useCall } from '../ui/useCall.ts';
import { NO_ALT, saveAlt } from './saveAlt.ts';

export interface AltDialogProps {
  path: string;
  alt: PictureTexts | undefined;
  onSaved: (alt: PictureTexts) => void;
  onClose: () => void;
}

export const AltDialog = ({ path, alt: known, onSaved, onClose }: AltDialogProps) => {
  const translate = useTranslate();
  const [alt, setAlt] = useState<PictureTexts>(known ?? NO_ALT);
  const trimmed = { en: alt.en.trim(), cs: alt.cs.trim() };
  const { mutate, isPending } = useCall((dataProvider) => saveAlt(dataProvider, path, trimmed), {
    done: 'resources.media.notifications.updated',
    onSuccess: () => onSaved(trimmed),
  });

  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit="resources.media.alt.save"
      title="resources.media.alt.title"
    >
      <Thumbnail alt="" fit="contain" height={200} path={path} width="fill" />
      <Box sx={{ mt: 2 }}>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={translate('resources.media.alt.label', {
              language: translate(`paddock.languages.${locale}`),
            })}
            onChange={({ target }) => setAlt({ ...alt, [locale]: target.value })}
            slotProps={{ htmlInput: { lang: locale, maxLength: LIMITS.line } }}
            value={alt[locale]}
          />
        ))}
        {isWritten(alt.cs) && !isWritten(alt.en) && (
          <CopyButton onCopy={() => setAlt({ ...alt, en: alt.cs })} />
        )}
      </Box>
      <Note sx={{ mt: 1 }}>
        {translate('resources.media.alt.help')} {translate('resources.media.alt.shared')}
      </Note>
    </FormDialog>
  );
};
