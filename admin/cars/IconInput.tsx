import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { SPEC_ICONS } from '../../api/contract/constants.ts';
import { SpecIcon } from './SpecIcon.tsx';

/** One of the twelve icons of a specification cell, chosen by its picture (back-office §3). */
export const IconInput = ({ source }: { source: string }) => {
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
            <SpecIcon name={name} />
          </ListItemIcon>
          <ListItemText primary={translate(`resources.cars.icons.${name}`)} />
        </MenuItem>
      ))}
    </TextField>
  );
};

const DISPLAY = { display: 'flex', alignItems: 'center' };
