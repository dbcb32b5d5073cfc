import { CarPhoto } from '../../../db/models/car.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { LIMITS } from '../../contract/constants.ts';
import {
  type CarPhotoInput,
  carPhoto,
  carPhotoCreate,
  carPhotoUpdate,
} from '../../contract/entities/carPhoto.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { CarPhoto as WireCarPhoto } from '../../contract/types.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';

/** Photos of cars; how they are added is told in createPhotos.ts. */
export const carPhotos: Content<CarPhoto, CarPhotoInput, WireCarPhoto> = {
  path: 'car-photos',
  record: carPhoto,
  docs: {
    name: 'CarPhoto',
    plural: 'CarPhotos',
    tag: { name: 'Car photos', description: 'Photos of the cars; their order starts at 1.' },
    alsoTakes: { car_id: { type: 'string', description: 'Id or slug of the car.' } },
  },
  audited: true,
  fixed: ['car_id'],
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
  alsoVisible(query, { resource, id }) {
    if (resource === 'cars')
      query.orWhere({ 'car_photos.is_active': true, 'car_photos.car_id': id });
  },
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
