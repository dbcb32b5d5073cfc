import { useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import { firstMessage } from '../form/firstMessage.ts';
import { movedTo } from '../ordering/newPlaces.ts';
import { brokenFileRule, chosenFile } from '../pictures/files.ts';
import { LibraryButton } from '../pictures/LibraryButton.tsx';
import { PhotoListInput } from '../pictures/PhotoListInput.tsx';
import { failureNotice } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { type FormPhoto, kept } from '../providers/productForm.ts';
import { ProductPhotoTile } from './ProductPhotoTile.tsx';
import {
  type ChangedPhotos,
  PHOTO_TYPES,
  photoKey,
  withAdded,
  withLibraryPhoto,
} from './productPhotos.ts';
import { useCroppedAlts } from './useCroppedAlts.ts';

/** A product's photos: at most ten, ordered by buttons or dragging; the first is the default. */
export const PhotosInput = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { field, fieldState } = useInput({ source: 'photos', defaultValue: NONE });
  useCroppedAlts();
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
    const texts = large.map(({ name }) => translate(TOO_LARGE, { name }));
    if (texts.length > 0) notify(...failureNotice(texts.join('\n')));
    const fitting = files.filter((file) => !large.includes(file));
    if (fitting.length > 0 || large.length === 0) change(withAdded(photos, fitting, chosenFile));
  };

  const move = (from: number, to: number) => field.onChange(movedTo(photos, from, to));

  return (
    <PhotoListInput
      accept={PHOTO_TYPES}
      chooseLabel="resources.products.action.addPhotos"
      hint={translate('resources.products.photosHint', { maximum: LIMITS.productPhotos })}
      items={photos.map((photo, index) => ({
        id: photoKey(photo),
        name: translate('resources.products.photo', { position: index + 1 }),
      }))}
      layout="grid"
      onFiles={add}
      onMove={move}
      problems={message ? [message] : []}
      sx={{ width: '100%' }}
      tools={
        <LibraryButton chosen="" onChoose={(item) => change(withLibraryPhoto(photos, item))} />
      }
    >
      {photos.map((photo, index) => (
        <ProductPhotoTile
          index={index}
          isDefault={photo === first}
          key={photoKey(photo)}
          onChange={field.onChange}
          onMove={move}
          photo={photo}
          photos={photos}
        />
      ))}
    </PhotoListInput>
  );
};

const NONE: FormPhoto[] = [];
const TOO_LARGE = 'paddock.picture.tooLarge';
