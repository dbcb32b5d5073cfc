import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import { SPEC_SLOTS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import { LanguageColumn } from '../form/LanguageColumn.tsx';
import { IconInput } from './IconInput.tsx';

/** The four cells of a car's specification: icon, and label and value in both languages. */
export const SpecificationInputs = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 3 }}>
      {SPEC_SLOTS.map((slot) => (
        <section key={slot}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 0.5 }}>
            <Typography component="h3" variant="h3">
              {translate('resources.cars.specification', { slot })}
            </Typography>
            <IconInput source={`spec_icons.spec_${slot}_icon`} />
          </Box>
          <Box sx={COLUMNS}>
            {LOCALES.map((locale) => (
              <LanguageColumn key={locale} locale={locale} fields={[valueField(slot)]}>
                <TextInput
                  label="resources.cars.fields.spec_label"
                  source={`spec_icons.spec_${slot}_label.${locale}`}
                  helperText={false}
                />
                <TextInput
                  label={valueField(slot).label}
                  source={`translations.${locale}.specs_${slot}`}
                  helperText={false}
                />
              </LanguageColumn>
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
};

const valueField = (slot: number) => ({
  name: `specs_${slot}`,
  label: 'resources.cars.fields.spec_value',
});

const COLUMNS = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5 };
