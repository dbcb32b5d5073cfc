import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import {
  flag,
  integer,
  line,
  parsedJson,
  picture,
  requiredPicture,
  text,
  translations,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';

/** Input schema of one car photo. The display order starts at 1. */
export const carPhotoUpdate = z.object({
  image_path: picture(),
  display_order: integer(1, 1),
  name: line(),
  translations: translations({ description: text() }),
  is_active: flag(true),
});

export const carPhotoCreate = carPhotoUpdate.extend({
  image_path: requiredPicture('carPhotos.none'),
});

export type CarPhotoInput = z.infer<typeof carPhotoUpdate>;

const asList = (value: unknown): unknown => [parsedJson(value) ?? []].flat();

/** Several photos at once: names and orders match the images by index. */
export const carPhotosUpload = z.object({
  images: z.preprocess(
    asList,
    z
      .array(requiredPicture('carPhotos.none'), { error: 'list.wrong' })
      .max(LIMITS.carPhotosAtOnce, { error: 'carPhotos.tooMany' })
      .min(1, { error: 'carPhotos.none' }),
  ),
  display_orders: z.preprocess(asList, z.array(integer(1, 1), { error: 'list.wrong' })),
  names: z.preprocess(asList, z.array(line(), { error: 'list.wrong' })),
});

/** A car's photo as answered; `name` is shown if a description is empty. */
export const carPhoto = recordOf(carPhotoUpdate).extend({ car_id: z.int() });

export type CarPhoto = z.infer<typeof carPhoto>;

export const carPhotoSchemas = { record: carPhoto, update: carPhotoUpdate, create: carPhotoCreate };
