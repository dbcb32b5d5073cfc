import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type RaRecord, RichTextField, TextField, useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import { currentLanguage } from '../providers/language.ts';
import { Choice } from '../ui/Choice.tsx';
import { LargeDialog } from '../ui/LargeDialog.tsx';

/** A post as it will read in either language, without publishing it. */
export const PostPreview = ({ post, onClose }: { post: RaRecord; onClose: () => void }) => {
  const translate = useTranslate();
  const [locale, setLocale] = useState<Locale>(currentLanguage());
  const id = useId();
  return (
    <LargeDialog aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} lang={locale} variant="h2">
        <TextField
          component="span"
          emptyText={translate('resources.blog.action.preview')}
          record={post}
          source={`translations.${locale}.title`}
          variant="inherit"
        />
      </DialogTitle>
      <DialogContent lang={locale} sx={ARTICLE} tabIndex={0}>
        <Typography component="div" sx={{ fontWeight: 650 }}>
          <TextField record={post} source={`translations.${locale}.summary`} variant="inherit" />
        </Typography>
        <RichTextField record={post} source={`translations.${locale}.content`} />
      </DialogContent>
      <DialogActions sx={{ p: 2, justifyContent: 'space-between' }}>
        <Choice
          of={LOCALES.map((language) => [language, translate(`paddock.languages.${language}`)])}
          onChoose={setLocale}
          value={locale}
        />
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </LargeDialog>
  );
};

const ARTICLE = {
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 4, borderColor: 'divider' },
};
