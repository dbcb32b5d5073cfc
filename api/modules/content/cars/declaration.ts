import type { Knex } from 'knex';
import { Car } from '../../../../db/models/car.ts';
import { translationsOf } from '../../../../db/models/translations.ts';
import { SPEC_SLOTS } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Input, Wire } from '../../../contract/schemas.ts';
import { slugify } from '../../../contract/slug.ts';
import { carPhotos } from '../carPhotos/declaration.ts';
import { defineResource } from '../resources/defineResource.ts';
import { children } from '../resources/embed.ts';

type Icons = Input<'cars'>['spec_icons'];

export const cars = defineResource('cars', {
  model: Car,
  /** Its photos, as json-server names them and as people do. */
  embeds: {
    'car-photos': children('car-photos', carPhotos, 'car_id'),
    photos: children('photos', carPhotos, 'car_id'),
  },
  shows: ['car-photos'],
  owned: [{ resource: carPhotos, key: 'car_id' }],
  notFound: 'car.notFound',
  merged: ['translations', 'spec_icons'],
  columns: ({ spec_icons: icons }) => ({
    spec_1_icon: icons.spec_1_icon,
    spec_2_icon: icons.spec_2_icon,
    spec_3_icon: icons.spec_3_icon,
    spec_4_icon: icons.spec_4_icon,
  }),
  translations: ({ translations, spec_icons }) => ({
    en: { ...translations.en, ...labelsOf(spec_icons, 'en') },
    cs: { ...translations.cs, ...labelsOf(spec_icons, 'cs') },
  }),
  present: (car) => ({ spec_icons: iconsOf(car) }),
  hooks: {
    /** A slug is derived from the English name when none is given, and stays when the name changes. */
    async prepare(input, { knex, current }) {
      if (input.slug !== '') return input;
      const slug = current?.slug ?? (await freeSlug(knex, Car, input.translations.en.name));
      return { ...input, slug };
    },
    /** Only one car may be current; setting it clears the others. */
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
});

/** A slug of a title that no record has yet: the plain one, or with -1, -2 … behind it. */
async function freeSlug(
  knex: Knex,
  { tableName }: { tableName: string },
  title: string,
): Promise<string> {
  const made = slugify(title).slice(0, 180);
  const base = made === '' || /^\d+$/.test(made) ? `${tableName}-${made}`.replace(/-$/, '') : made;
  const taken = new Set(
    await knex(tableName).where('slug', 'like', `${base}%`).pluck<string[]>('slug'),
  );
  let slug = base;
  for (let suffix = 1; taken.has(slug); suffix += 1) slug = `${base}-${suffix}`;
  return slug;
}

const labelsOf = (icons: Icons, locale: Locale) =>
  Object.fromEntries(
    SPEC_SLOTS.map((slot) => [`spec_${slot}_label`, icons[`spec_${slot}_label`][locale]]),
  );

function iconsOf(car: Car): Wire<'cars'>['spec_icons'] {
  const { en, cs } = translationsOf(Car.translated, car.translations);
  return {
    spec_1_icon: car.spec_1_icon,
    spec_2_icon: car.spec_2_icon,
    spec_3_icon: car.spec_3_icon,
    spec_4_icon: car.spec_4_icon,
    spec_1_label: { en: en.spec_1_label, cs: cs.spec_1_label },
    spec_2_label: { en: en.spec_2_label, cs: cs.spec_2_label },
    spec_3_label: { en: en.spec_3_label, cs: cs.spec_3_label },
    spec_4_label: { en: en.spec_4_label, cs: cs.spec_4_label },
  };
}
