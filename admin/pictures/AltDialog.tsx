import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import type { PictureTexts } from '../../api/contract/types.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { Note } from '../layout/Note.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { failureNotice } from '../providers/failures.ts';
import { NO_ALT, saveAlt } from './saveAlt.ts';

export interface AltDialogProps {
  path: string;
  alt: PictureTexts | undefined;
  onSaved: (alt: PictureTexts) => void;
  onClose: () => void;
}

export const AltDialog = ({ path, alt: known, onSaved, onClose }: AltDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [alt, setAlt] = useState<PictureTexts>(known ?? NO_ALT);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    try {
      const trimmed = { en: alt.en.trim(), cs: alt.cs.trim() };
      await saveAlt(dataProvider, path, trimmed);
      notify('resources.media.notifications.updated', { type: 'success' });
      onSaved(trimmed);
    } catch (error) {
      notify(...failureNotice(error));
      setSaving(false);
    }
  };

  return (
    <FormDialog
      disabled={saving}
      onClose={onClose}
      onSubmit={save}
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
      </Box>
      <Note sx={{ mt: 1 }}>
        {translate('resources.media.alt.help')} {translate('resources.media.alt.shared')}
      </Note>
    </FormDialog>
  );
};
