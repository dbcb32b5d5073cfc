import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useLocales, useTranslate } from 'react-admin';
import { isLocale, type Locale } from '../../api/contract/locales.ts';

interface LanguageChoiceProps {
  language: Locale;
  onChange: (language: Locale) => void;
}

/** The language of mails to a user. */
export const LanguageChoice = ({ language, onChange }: LanguageChoiceProps) => (
  <TextField
    label={useTranslate()('resources.profile.language')}
    onChange={({ target: { value } }) => isLocale(value) && onChange(value)}
    select
    sx={{ mt: 2 }}
    value={language}
  >
    {useLocales().map(({ locale, name }) => (
      <MenuItem key={locale} lang={locale} value={locale}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
