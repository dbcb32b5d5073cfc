import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { FileButton } from '../form/FileButton.tsx';
import { chosenFile } from '../form/usePictureChoice.ts';
import { PhotoTile } from './PhotoTile.tsx';
import {
  type FormPhoto,
  isStored,
  kept,
  withAdded,
  withMoved,
  withRemoved,
} from './productPhotos.ts';

/** A product's photos: at most ten, ordered by buttons or by dragging; the first is the default. */
export const PhotosInput = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { field } = useInput({ source: 'photos', defaultValue: NONE });
  const [dragged, setDragged] = useState<number | null>(null);
  const photos: readonly FormPhoto[] = field.value ?? NONE;
  const [first] = kept(photos);

  const add = (files: readonly File[]) => {
    const added = withAdded(photos, files, chosenFile);
    if (added.message) notify(added.message, { type: 'error' });
    field.onChange(added.photos);
  };

  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
      }}
      sx={{ width: '100%' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <FileButton
          accept={TYPES}
          label="resources.products.action.addPhotos"
          multiple
          onFiles={add}
        />
        <Typography color="textSecondary" variant="body2">
          {translate('resources.products.photosHint', { maximum: LIMITS.productPhotos })}
        </Typography>
      </Box>
      <Box component="ol" sx={GRID}>
        {photos.map((photo, index) => (
          <PhotoTile
            count={photos.length}
            index={index}
            isDefault={photo === first}
            key={isStored(photo) ? photo.id : photo.src}
            onDragStart={() => setDragged(index)}
            onDropHere={() => {
              if (dragged !== null) field.onChange(withMoved(photos, dragged, index));
              setDragged(null);
            }}
            onMove={(to) => field.onChange(withMoved(photos, index, to))}
            onRemove={() => field.onChange(withRemoved(photos, index))}
            photo={photo}
          />
        ))}
      </Box>
    </Box>
  );
};

const NONE: FormPhoto[] = [];
const TYPES = 'image/jpeg,image/png,image/webp,image/gif';

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
};
