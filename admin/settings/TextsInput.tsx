import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import { CopyFromCzech } from '../form/CopyFromCzech.tsx';
import { defaultText, type NamedSetting } from './settingNames.ts';

interface TextsInputProps {
  /** The published setting. */
  setting: NamedSetting & { value?: unknown };
  at: string;
  /** A text or a message key. */
  label: string;
  help: string;
}

/** A setting's text per language; where it is empty, the one that the site shows. */
export const TextsInput = ({ setting, at, label, help }: TextsInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const title = translate(label, { _: label });
  const sourceOf = (locale: 'en' | 'cs') => `${at}translations.${locale}.setting_value`;
  return (
    <Box
      aria-describedby={help ? `${id}-help` : undefined}
      aria-labelledby={id}
      role="group"
      sx={{ width: '100%' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography id={id} sx={NAME} variant="body2">
          {title}
        </Typography>
        <CopyFromCzech of={title} record={setting} texts={[[sourceOf('cs'), sourceOf('en')]]} />
      </Box>
      <Box sx={LANGUAGES}>
        {LOCALES.map((locale) => (
          <TextInput
            helperText={false}
            key={locale}
            label={translate(`paddock.languages.${locale}`)}
            maxRows={12}
            multiline
            placeholder={String(setting.value || defaultText(setting.setting_key, locale))}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: locale } }}
            source={sourceOf(locale)}
          />
        ))}
      </Box>
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
};

const NAME = { flex: 1, fontWeight: 650, minHeight: 34, pt: 0.5 };
const LANGUAGES = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 1.5,
};
