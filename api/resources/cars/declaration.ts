import { Car } from '../../../db/models/car.ts';
import { type CarInput, car, carCreate, carUpdate } from '../../contract/entities/car.ts';
import type { Car as WireCar } from '../../contract/types.ts';
import { carPhotos } from '../car-photos/declaration.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { children } from '../crud/embed.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { freeSlug } from '../crud/freeSlug.ts';
import { presentCar } from './present.ts';

/** The team's cars (public-site §3, back-office §3). */
export const cars: Content<Car, CarInput, WireCar> = {
  path: 'cars',
  record: car,
  docs: {
    name: 'Car',
    plural: 'Cars',
    tag: { name: 'Cars', description: 'The team’s cars, season by season.' },
  },
  audited: true,
  /** Its photos, as json-server names them and as people do. */
  embeds: {
    'car-photos': children('car-photos', carPhotos, 'car_id'),
    photos: children('photos', carPhotos, 'car_id'),
  },
  owned: [{ resource: carPhotos, key: 'car_id' }],
  model: Car,
  texts: Car,
  hasSlug: true,
  notFound: 'car.notFound',
  unique: { field: 'slug', taken: 'slug.taken' },
  create: carCreate,
  update: carUpdate,
  merged: ['translations', 'spec_icons'],
  fields: {
    id: integer,
    slug: text,
    is_active: boolean,
    is_current: boolean,
    horsepower: { ...integer, nullable: true },
    display_order: integer,
    ...translated('name', 'description', 'specs_1', 'specs_2', 'specs_3', 'specs_4'),
  },
  order: [['display_order', 'asc']],
  graph: 'translations',
  visible: (query) => query.where('cars.is_active', true),
  files: [{ file: 'image', path: 'image_path' }],
  columns: ({
    slug,
    image_path,
    horsepower,
    display_order,
    is_active,
    is_current,
    spec_icons,
  }) => ({
    slug,
    image_path,
    horsepower,
    display_order,
    is_active,
    is_current,
    spec_1_icon: spec_icons.spec_1_icon,
    spec_2_icon: spec_icons.spec_2_icon,
    spec_3_icon: spec_icons.spec_3_icon,
    spec_4_icon: spec_icons.spec_4_icon,
  }),
  searched: ({ slug, translations }) => [slug, ...allTexts(translations)],
  translations: ({ translations, spec_icons }) => ({
    en: { ...translations.en, ...labelsOf(spec_icons, 'en') },
    cs: { ...translations.cs, ...labelsOf(spec_icons, 'cs') },
  }),
  present: presentCar,
  // Photos may be embedded.
  shows: ['car-photos'],
  hooks: {
    /** A slug is made of the English name when none is given, and stays when the name changes. */
    async prepare(input, { knex, current }) {
      if (input.slug !== '') return input;
      const slug = current?.slug ?? (await freeSlug(knex, Car, input.translations.en.name));
      return { ...input, slug };
    },
    /** Only one car may be current; setting it clears the others (back-office §3). */
    async saving(trx, { is_current }, current) {
      if (!is_current) return [];
      const others = Car.query(trx)
        .where({ is_current: true })
        .whereNot({ id: current?.id ?? 0 });
      const before = await others.clone().withGraphFetched('translations');
      await others.patch({ is_current: false, version: trx.raw('version + 1') });
      return before;
    },
  },
};

type SpecIcons = CarInput['spec_icons'];

const labelsOf = (icons: SpecIcons, locale: 'en' | 'cs') => ({
  spec_1_label: icons.spec_1_label[locale],
  spec_2_label: icons.spec_2_label[locale],
  spec_3_label: icons.spec_3_label[locale],
  spec_4_label: icons.spec_4_label[locale],
});
