import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

interface TellSwitchProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether the customer gets the changed voucher by mail. */
export const TellSwitch = ({ value, onChange }: TellSwitchProps) => (
  <FormControlLabel
    control={<Switch checked={value} onChange={({ target }) => onChange(target.checked)} />}
    label={useTranslate()('resources.vouchers.tell')}
    sx={{ mt: 2 }}
  />
);
