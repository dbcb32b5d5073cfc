import { CarPhoto } from '../../../db/models/car.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { LIMITS } from '../../contract/constants.ts';
import {
  type CarPhotoInput,
  carPhotoCreate,
  carPhotoUpdate,
} from '../../contract/entities/carPhoto.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { CarPhoto as WireCarPhoto } from '../../contract/types.ts';
import type { Resource } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';

/** Photos of cars; how they are added is told in createPhotos.ts. */
export const carPhotos: Resource<CarPhoto, CarPhotoInput, WireCarPhoto> = {
  path: 'car-photos',
  model: CarPhoto,
  texts: CarPhoto,
  hasSlug: false,
  notFound: 'error.notFound',
  create: carPhotoCreate,
  update: carPhotoUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    car_id: integer,
    display_order: integer,
    is_active: boolean,
    name: text,
    ...translated('description'),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.where('car_photos.is_active', true).modify('ofActiveCars'),
  files: [{ file: 'image', path: 'image_path' }],
  // One more than may be sent at once, and then some: the rule answers, not the parser.
  maxFiles: LIMITS.carPhotosAtOnce * 2,
  columns: ({ image_path, display_order, name, is_active }) => ({
    image_path,
    display_order,
    name,
    is_active,
  }),
  searched: ({ name, translations }) => [
    name,
    ...LOCALES.map((locale) => translations[locale].description),
  ],
  translations: ({ translations }) => translations,
  present: (photo, { picture }) => ({
    id: photo.id,
    car_id: photo.car_id,
    image_path: photo.image_path,
    image_info: picture(photo.image_path),
    display_order: photo.display_order,
    name: photo.name,
    is_active: photo.is_active,
    translations: translationsOf(CarPhoto.translated, photo.translations),
    version: photo.version,
  }),
};
