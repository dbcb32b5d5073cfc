import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { Sortable } from '../ordering/Sortable.tsx';
import { StoredPhoto } from './StoredPhoto.tsx';
import { useMovePhoto } from './useMovePhoto.ts';

/** The stored photos of a car in their order. */
export const PhotoList = ({ photos }: { photos: readonly CarPhoto[] }) => {
  const translate = useTranslate();
  const { shown, isSaving, move } = useMovePhoto(photos);
  if (photos.length === 0) {
    return <Typography sx={{ my: 3 }}>{translate('resources.car-photos.empty')}</Typography>;
  }
  return (
    <ResourceContextProvider value="car-photos">
      <Sortable
        disabled={isSaving}
        items={shown.map(({ id, name, display_order }) => ({
          id,
          name: name || String(display_order),
        }))}
        onMove={move}
      >
        {shown.map((photo, index) => (
          <RecordContextProvider key={photo.id} value={photo}>
            <StoredPhoto
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onMove={(step) => move(index, index + step)}
              photo={photo}
            >
              <HistoryButton compact />
              <DeleteWithConfirm />
            </StoredPhoto>
          </RecordContextProvider>
        ))}
      </Sortable>
    </ResourceContextProvider>
  );
};
