import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faCalendar } from '@fortawesome/free-solid-svg-icons/faCalendar';
import { faCar } from '@fortawesome/free-solid-svg-icons/faCar';
import { faCog } from '@fortawesome/free-solid-svg-icons/faCog';
import { faCogs } from '@fortawesome/free-solid-svg-icons/faCogs';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGasPump } from '@fortawesome/free-solid-svg-icons/faGasPump';
import { faRoad } from '@fortawesome/free-solid-svg-icons/faRoad';
import { faTachometer } from '@fortawesome/free-solid-svg-icons/faTachometer';
import { faTachometerAlt } from '@fortawesome/free-solid-svg-icons/faTachometerAlt';
import { faUser } from '@fortawesome/free-solid-svg-icons/faUser';
import { faWeight } from '@fortawesome/free-solid-svg-icons/faWeight';
import { faWrench } from '@fortawesome/free-solid-svg-icons/faWrench';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { SPEC_ICONS, SPEC_SLOTS, type SpecIcon } from '../../api/contract/constants.ts';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
import { FontAwesomeIcon } from '../ui/FontAwesomeIcon.tsx';

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
          <LanguageColumns
            fields={[valueField(slot)]}
            name={translate('resources.cars.specification', { slot })}
            others={[[`spec_icons.spec_${slot}_label.cs`, `spec_icons.spec_${slot}_label.en`]]}
          >
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

/** One of the twelve icons of a specification cell, chosen by its image. */
const IconInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { field, id } = useInput({ source });
  return (
    <TextField
      {...field}
      id={id}
      label={translate('resources.cars.fields.spec_icon')}
      margin="none"
      select
      slotProps={{ select: { SelectDisplayProps: { style: DISPLAY } } }}
      sx={{ width: 220 }}
      value={field.value ?? ''}
    >
      {SPEC_ICONS.map((name) => (
        <MenuItem key={name} value={name}>
          <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
            <FontAwesomeIcon icon={ICONS[name]} />
          </ListItemIcon>
          <ListItemText primary={translate(`resources.cars.icons.${name}`)} />
        </MenuItem>
      ))}
    </TextField>
  );
};

const DISPLAY = { display: 'flex', alignItems: 'center' };

const ICONS: Record<SpecIcon, IconDefinition> = {
  'tachometer-alt': faTachometerAlt,
  cog: faCog,
  user: faUser,
  calendar: faCalendar,
  wrench: faWrench,
  weight: faWeight,
  road: faRoad,
  'gas-pump': faGasPump,
  tachometer: faTachometer,
  car: faCar,
  'flag-checkered': faFlagCheckered,
  cogs: faCogs,
};
