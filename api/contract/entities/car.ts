import { z } from 'zod';
import { DEFAULT_SPEC_ICONS, SPEC_ICONS, type SPEC_SLOTS } from '../constants.ts';
import {
  flag,
  integer,
  line,
  optionalInteger,
  parsedJson,
  picture,
  requiredLine,
  requiredPicture,
  slug,
  text,
  translations,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';

type Slot = (typeof SPEC_SLOTS)[number];

const icon = (key: `spec_${Slot}_icon`) =>
  z.preprocess(
    (value) => {
      if (value === 'gear') return 'cog';
      return value === undefined || value === null || value === ''
        ? DEFAULT_SPEC_ICONS[key]
        : value;
    },
    z.enum(SPEC_ICONS, { error: 'choice.unknown' }),
  );

const label = (key: `spec_${Slot}_label`) =>
  z.preprocess(
    (value) => value ?? DEFAULT_SPEC_ICONS[key],
    z.object({ en: line(), cs: line() }, { error: 'object.wrong' }),
  );

const specIcons = z.preprocess(
  (value) => parsedJson(value) ?? {},
  z.object(
    {
      spec_1_icon: icon('spec_1_icon'),
      spec_2_icon: icon('spec_2_icon'),
      spec_3_icon: icon('spec_3_icon'),
      spec_4_icon: icon('spec_4_icon'),
      spec_1_label: label('spec_1_label'),
      spec_2_label: label('spec_2_label'),
      spec_3_label: label('spec_3_label'),
      spec_4_label: label('spec_4_label'),
    },
    { error: 'object.wrong' },
  ),
);

export const carUpdate = z.object({
  translations: translations({
    name: requiredLine('name.required'),
    description: text(),
    specs_1: line(),
    specs_2: line(),
    specs_3: line(),
    specs_4: line(),
  }),
  image_path: picture(),
  horsepower: optionalInteger(),
  display_order: integer(0),
  slug: slug(),
  is_active: flag(true),
  is_current: flag(false),
  spec_icons: specIcons,
});

export const carCreate = carUpdate.extend({
  image_path: requiredPicture('car.photo'),
});

/** A car as answered. `specs_4` contains the season's year. */
export const car = recordOf(carUpdate);

export type Car = z.infer<typeof car>;

export const carSchemas = { record: car, update: carUpdate, create: carCreate };
