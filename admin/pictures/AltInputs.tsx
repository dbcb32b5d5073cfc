import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { TextInput, useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import { CopyFromCzech } from '../form/CopyFromCzech.tsx';

export const AltInputs = ({ source }: { source: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}
      >
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
          />
        ))}
      </Box>
      <CopyFromCzech
        of={translate('resources.media.alt.title')}
        texts={[[`${source}.cs`, `${source}.en`]]}
      />
      <FormHelperText sx={{ mx: 0 }}>{translate('resources.media.alt.help')}</FormHelperText>
    </Box>
  );
};
