import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { reordered } from '../ordering/newPlaces.ts';
import { useSaveMove } from '../ordering/useSaveMove.ts';
import { SortablePhotos } from '../pictures/SortablePhotos.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { StoredPhoto } from './StoredPhoto.tsx';

export const PhotoList = ({ photos }: { photos: readonly CarPhoto[] }) => {
  const translate = useTranslate();
  const isAllowed = useMayWrite('car-photos');
  const { shown, isSaving, move } = useMovePhoto(photos);
  if (photos.length === 0) {
    return <Typography sx={{ my: 3 }}>{translate('resources.car-photos.empty')}</Typography>;
  }
  return (
    <ResourceContextProvider value="car-photos">
      <SortablePhotos
        disabled={isSaving || !isAllowed}
        items={shown.map((photo) => ({ id: photo.id, name: nameOf(photo) }))}
        onMove={move}
      >
        {shown.map((photo, index) => (
          <RecordContextProvider key={photo.id} value={photo}>
            <StoredPhoto count={shown.length} index={index} onMove={move} photo={photo}>
              <HistoryButton item={nameOf(photo)} />
              <DeleteWithConfirm item={nameOf(photo)} />
            </StoredPhoto>
          </RecordContextProvider>
        ))}
      </SortablePhotos>
    </ResourceContextProvider>
  );
};

/** A photo's name for screen readers: its place, while it has none. */
const nameOf = ({ name, display_order }: CarPhoto) => name || String(display_order);

/** Moves a photo and saves the order; shown at once, reverted on failure. */
function useMovePhoto(photos: readonly CarPhoto[]) {
  const saveMove = useSaveMove();
  const refresh = useRefresh();
  const [shown, setShown] = useState<{ of: readonly CarPhoto[]; order: CarPhoto[] } | null>(null);
  const moved = shown?.of === photos ? shown.order : null;

  const move = async (from: number, to: number) => {
    if (moved) return;
    setShown({ of: photos, order: reordered(photos, from, to) });
    const filter = { car_id: photos[0]?.car_id };
    const isSaved = await saveMove({ resource: 'car-photos', filter, shown: photos, from, to });
    if (!isSaved) setShown(null);
    refresh();
  };

  return { shown: moved ?? photos, isSaving: moved !== null, move };
}
