import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

export const YesNoBadge = ({ value }: { value: boolean }) => {
  const translate = useTranslate();
  return (
    <Chip
      color={value ? 'success' : 'default'}
      label={translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}
      size="small"
      variant="outlined"
    />
  );
};
