import { useRef, useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import { firstMessage } from '../form/firstMessage.ts';
import { movedTo } from '../ordering/newPlaces.ts';
import { chosenFile, useFileRules } from '../pictures/files.ts';
import { LibraryButton } from '../pictures/LibraryButton.tsx';
import { PhotoListInput } from '../pictures/PhotoListInput.tsx';
import { failureNotice } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { type FormPhoto, kept } from '../providers/productForm.ts';
import { ProductPhotoTile } from './ProductPhotoTile.tsx';
import {
  brokenPhotoRule,
  type ChangedPhotos,
  PHOTO_TYPES,
  photoKey,
  withAdded,
  withLibraryPhoto,
} from './productPhotos.ts';
import { useCroppedAlts } from './useCroppedAlts.ts';
import { useRefusedPhotos } from './useRefusedPhotos.ts';

const MAXIMUM = { maximum: LIMITS.productPhotos };

/** A product's photos, ordered by buttons or dragging; the first is the default. */
export const PhotosInput = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const check = useFileRules(brokenPhotoRule);
  const { field, fieldState } = useInput({ source: 'photos', defaultValue: NONE });
  useCroppedAlts();
  useRefusedPhotos();
  const told = useRef<AbortController>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const message = firstMessage(fieldState.error);
  const photos: readonly FormPhoto[] = field.value ?? NONE;
  const [first] = kept(photos);

  const change = (changed: ChangedPhotos, refused: readonly string[] = []) => {
    const rule = changed.broken && messageText(changed.broken, currentLanguage(), MAXIMUM);
    const texts = rule ? [...refused, rule] : refused;
    // In one notice, which a second one would replace; it goes with the next choice.
    told.current?.abort();
    if (texts.length > 0) {
      told.current = new AbortController();
      const [text, options] = failureNotice(texts.join('\n'));
      notify(text, { ...options, until: told.current.signal });
    }
    setBroken(texts);
    field.onChange(changed.photos);
  };
  const add = (files: readonly File[]) => {
    const { fine, refused } = check(files);
    const hasTooLarge = fine.length === 0 && files.some(isTooLarge);
    const none = { photos: [...photos], broken: null };
    change(hasTooLarge ? none : withAdded(photos, fine, chosenFile), refused);
  };

  const move = (from: number, to: number) => field.onChange(movedTo(photos, from, to));

  return (
    <PhotoListInput
      accept={PHOTO_TYPES}
      chooseLabel="resources.products.action.addPhotos"
      hint={translate('resources.products.photosHint', MAXIMUM)}
      items={photos.map((photo, index) => ({
        id: photoKey(photo),
        name: translate('resources.products.photo', { position: index + 1 }),
      }))}
      layout="grid"
      onFiles={add}
      onMove={move}
      problems={broken.length > 0 || !message ? broken : [message]}
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
const isTooLarge = (file: File) => brokenPhotoRule(file) === 'paddock.picture.tooLarge';
