import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput, useTranslate } from 'react-admin';
import { SPEC_SLOTS } from '../../api/contract/constants.ts';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
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
          <LanguageColumns fields={[valueField(slot)]}>
            {(locale) => (
              <>
                <TextInput
                  helperText={false}
                  label="resources.cars.fields.spec_label"
                  source={`spec_icons.spec_${slot}_label.${locale}`}
                />
                <TextInput
                  helperText={false}
                  label="resources.cars.fields.spec_value"
                  source={`translations.${locale}.specs_${slot}`}
                />
              </>
            )}
          </LanguageColumns>
        </section>
      ))}
    </Box>
  );
};

const valueField = (slot: number) => ({
  name: `specs_${slot}`,
  label: 'resources.cars.fields.spec_value',
});
