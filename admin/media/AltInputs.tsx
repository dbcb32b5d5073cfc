import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { maxLength, TextInput, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';

const rule = maxLength(LIMITS.line, 'resources.media.alt.tooLong');

/** What a picture shows, in both languages, under `source` of the form. */
export const AltInputs = ({ source }: { source: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={COLUMNS}>
        {LOCALES.map((locale) => (
          <TextInput
            defaultValue=""
            helperText={false}
            key={locale}
            label={translate('resources.media.alt.label', {
              language: translate(`paddock.languages.${locale}`),
            })}
            slotProps={{ htmlInput: { lang: locale } }}
            source={`${source}.${locale}`}
            validate={rule}
          />
        ))}
      </Box>
      <FormHelperText sx={{ mx: 0 }}>{translate('resources.media.alt.help')}</FormHelperText>
    </Box>
  );
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
};
