import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { Car } from '../../api/contract/types.ts';

/** Leads from a car to its photos (back-office §2). */
export const PhotosLink = () => {
  const car = useRecordContext<Car>();
  const translate = useTranslate();
  const label = translate('resources.cars.photos');
  return car ? (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        component={LinkBase}
        size="small"
        to={`/car-photos/${car.slug}`}
      >
        <PhotoLibrary fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : null;
};
