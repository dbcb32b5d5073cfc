import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Car } from '../../api/contract/types.ts';

/** Marks the one car of the current season. */
export const CurrentBadge = ({ car }: { car: Car }) => {
  const translate = useTranslate();
  return car.is_current ? (
    <Chip color="primary" label={translate('resources.cars.current')} size="small" />
  ) : null;
};
