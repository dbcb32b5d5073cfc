import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { StoredPhoto } from './StoredPhoto.tsx';
import { useSwapPhotos } from './useSwapPhotos.ts';

/** The stored photos of a car in their order. */
export const PhotoList = ({ photos }: { photos: readonly CarPhoto[] }) => {
  const translate = useTranslate();
  const swap = useSwapPhotos(photos);
  if (photos.length === 0) {
    return <Typography sx={{ my: 3 }}>{translate('resources.car-photos.empty')}</Typography>;
  }
  return (
    <ResourceContextProvider value="car-photos">
      {photos.map((photo, index) => (
        <RecordContextProvider key={`${photo.id}-${photo.version}`} value={photo}>
          <StoredPhoto
            isFirst={index === 0}
            isLast={index === photos.length - 1}
            onMove={(step) => swap(index, step)}
            photo={photo}
          >
            <DeleteWithConfirm />
          </StoredPhoto>
        </RecordContextProvider>
      ))}
    </ResourceContextProvider>
  );
};
