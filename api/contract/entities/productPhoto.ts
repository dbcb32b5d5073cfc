import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { integer, optionalInteger, parsedJson, picture } from '../fields.ts';
import { pictureInfo } from './picture.ts';

/** A product's photo as answered; `display_order` 0 is the default photo. */
export const productPhoto = z.object({
  id: z.int(),
  image_path: z.string(),
  image_info: pictureInfo.nullable(),
  display_order: z.int(),
});

export type ProductPhoto = z.infer<typeof productPhoto>;

const photoInput = z.object(
  {
    id: optionalInteger(),
    image_path: picture(),
    display_order: optionalInteger(),
  },
  { error: 'object.wrong' },
);

export const productPhotosInput = z.preprocess(
  (value) => parsedJson(value) ?? [],
  z
    .array(photoInput, { error: 'list.wrong' })
    .max(LIMITS.productPhotos, { error: 'product.photosMax' }),
);

const wholeNumbers = (min: number) =>
  z.preprocess(
    (value) => [parsedJson(value) ?? []].flat(),
    z.array(integer(min, min), { error: 'list.wrong' }).max(LIMITS.pageSize, {
      error: 'list.tooLong',
    }),
  );

export const productPhotoChanges = z.object({
  photosToRemove: wholeNumbers(1),
  photosOrder: wholeNumbers(1),
  /** Position of each new file, by index, after the removals. */
  newPhotosOrder: wholeNumbers(0),
  defaultPhotoId: optionalInteger(),
});

export type ProductPhotoChanges = z.infer<typeof productPhotoChanges>;
