import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import { firstMessage } from '../form/firstMessage.ts';
import { Note } from '../layout/Note.tsx';
import { movedTo } from '../ordering/newPlaces.ts';
import { Sortable } from '../ordering/Sortable.tsx';
import { FileButton } from '../pictures/FileButton.tsx';
import { brokenFileRule, chosenFile, dropTarget } from '../pictures/files.ts';
import { LibraryButton } from '../pictures/LibraryButton.tsx';
import { failureNotice } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { type FormPhoto, kept } from '../providers/productForm.ts';
import { PhotoTile } from './PhotoTile.tsx';
import {
  type ChangedPhotos,
  PHOTO_TYPES,
  photoKey,
  withAdded,
  withLibraryPhoto,
} from './productPhotos.ts';

/** A product's photos: at most ten, ordered by buttons or dragging; the first is the default. */
export const PhotosInput = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { field, fieldState } = useInput({ source: 'photos', defaultValue: NONE });
  const [broken, setBroken] = useState<string | null>(null);
  const message = broken ?? firstMessage(fieldState.error);
  const photos: readonly FormPhoto[] = field.value ?? NONE;
  const [first] = kept(photos);

  const change = (changed: ChangedPhotos) => {
    const text = changed.broken && messageText(changed.broken, currentLanguage());
    if (text) notify(...failureNotice(text));
    setBroken(text);
    field.onChange(changed.photos);
  };
  const add = (files: readonly File[]) => {
    const large = files.filter((file) => brokenFileRule(file) === TOO_LARGE);
    for (const { name } of large) notify(TOO_LARGE, { type: 'error', messageArgs: { name } });
    const fitting = files.filter((file) => !large.includes(file));
    if (fitting.length > 0 || large.length === 0) change(withAdded(photos, fitting, chosenFile));
  };

  return (
    <Box
      {...dropTarget(add)}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) add([...clipboardData.files]);
      }}
      sx={{ width: '100%' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <FileButton
          accept={PHOTO_TYPES}
          label="resources.products.action.addPhotos"
          multiple
          onFiles={add}
        />
        <LibraryButton chosen="" onChoose={(item) => change(withLibraryPhoto(photos, item))} />
        <Note>{translate('resources.products.photosHint', { maximum: LIMITS.productPhotos })}</Note>
      </Box>
      {message && (
        <FormHelperText error sx={{ mb: 1 }}>
          {message}
        </FormHelperText>
      )}
      <Sortable
        items={photos.map((photo, index) => ({
          id: photoKey(photo),
          name: translate('resources.products.photo', { position: index + 1 }),
        }))}
        layout="grid"
        onMove={(from, to) => field.onChange(movedTo(photos, from, to))}
      >
        <Box component="ol" sx={GRID}>
          {photos.map((photo, index) => (
            <PhotoTile
              index={index}
              isDefault={photo === first}
              key={photoKey(photo)}
              onChange={field.onChange}
              photo={photo}
              photos={photos}
            />
          ))}
        </Box>
      </Sortable>
    </Box>
  );
};

const NONE: FormPhoto[] = [];
const TOO_LARGE = 'paddock.picture.tooLarge';

const GRID = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
};
