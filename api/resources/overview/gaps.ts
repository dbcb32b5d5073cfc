import type { Knex } from 'knex';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { Car } from '../../../db/models/car.ts';
import {
  Achievement,
  AchievementStat,
  Event,
  GalleryItem,
  PaymentMethod,
  ShippingMethod,
  Sponsor,
  TeamMember,
} from '../../../db/models/content.ts';
import { Product } from '../../../db/models/product.ts';
import type { Translatable } from '../../../db/models/translatable.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import type { Overview, OverviewGap } from '../../contract/types.ts';

/** What must not be missing from a resource's records. */
interface Complete {
  path: string;
  model: Pick<typeof Translatable, 'tableName' | 'translated' | 'translationModel'>;
  /** The text that a record goes by. */
  name: string;
  /** SQL that is true of a record without a picture; a resource without pictures has none. */
  withoutPicture?: string;
}

const CONTENT: readonly Complete[] = [
  { path: 'team-members', model: TeamMember, name: 'name', withoutPicture: "image_path = ''" },
  { path: 'cars', model: Car, name: 'name', withoutPicture: "image_path = ''" },
  { path: 'events', model: Event, name: 'title', withoutPicture: "image_path = ''" },
  { path: 'gallery', model: GalleryItem, name: 'title', withoutPicture: "image_path = ''" },
  { path: 'blog', model: BlogPost, name: 'title', withoutPicture: "image_path = ''" },
  { path: 'sponsors', model: Sponsor, name: 'name', withoutPicture: "logo_path = ''" },
  {
    path: 'products',
    model: Product,
    name: 'name',
    withoutPicture: 'not exists (select 1 from product_photos where product_id = products.id)',
  },
  { path: 'achievements', model: Achievement, name: 'title' },
  { path: 'achievement-stats', model: AchievementStat, name: 'title' },
  { path: 'orders/shipping-methods', model: ShippingMethod, name: 'name' },
  { path: 'orders/payment-methods', model: PaymentMethod, name: 'name' },
];

/** Few enough to be worked off; what is left comes up as they are mended. */
const SHOWN = 20;
const PICTURE = 'picture';

interface GapRow {
  place: number;
  id: number;
  cs: string;
  en: string;
  /** `picture` and `cs.name` and the like, each followed by a space. */
  missing: string;
  count: number;
}

/**
 * What visitors see without a picture, or without a text that it has in the other language; a name is
 * missed in any case. One query over all content, which takes turns among the resources.
 */
export async function readGaps(knex: Knex, locale: Locale): Promise<Overview['gaps']> {
  const gaps = CONTENT.map(
    (content, place) => `select ${place} as place, id, cs, en, missing,
      row_number() over (order by id) as turn
    from (${recordsOf(content)}) records where missing <> ''`,
  );
  const rows: GapRow[] = await knex
    .from(knex.raw(`(${gaps.join(' union all ')}) gaps`))
    .select('place', 'id', 'cs', 'en', 'missing', knex.raw('count(*) over () as count'))
    .orderBy(['turn', 'place'])
    .limit(SHOWN);
  return {
    count: rows[0]?.count ?? 0,
    records: rows.sort((a, b) => a.place - b.place || a.id - b.id).map((row) => gapOf(row, locale)),
  };
}

/** A resource's records with their name in each language and what each is missing. */
function recordsOf({ model, name, withoutPicture }: Complete): string {
  const { tableName, translationModel } = model;
  const missing = LOCALES.flatMap((language) =>
    model.translated.filter(isText).map((field) => {
      const empty = `coalesce(${language}.${field}, '') = ''`;
      const other = language === 'cs' ? 'en' : 'cs';
      const wanted = field === name ? 'true' : `coalesce(${other}.${field}, '') <> ''`;
      return `case when ${empty} and ${wanted} then '${language}.${field} ' else '' end`;
    }),
  );
  if (withoutPicture) missing.unshift(`case when ${withoutPicture} then '${PICTURE} ' else '' end`);
  const joins = LOCALES.map(
    (language) =>
      `left join ${translationModel.tableName} ${language}
        on ${language}.${translationModel.parentKey} = ${tableName}.id
        and ${language}.language = '${language}'`,
  );
  return `select ${tableName}.id, coalesce(cs.${name}, '') as cs, coalesce(en.${name}, '') as en,
      ${missing.join(' || ')} as missing
    from ${tableName} ${joins.join(' ')} where ${tableName}.is_active`;
}

/** An address part is none. */
const isText = (field: string) => field !== 'slug';

function gapOf({ place, id, missing, ...names }: GapRow, locale: Locale): OverviewGap {
  const missed = missing.trim().split(' ');
  const texts = (language: Locale) =>
    missed.filter((what) => what.startsWith(`${language}.`)).map((what) => what.slice(3));
  return {
    resource: CONTENT[place]?.path ?? '',
    id,
    name: names[locale] || names.en || names.cs,
    picture: missed.includes(PICTURE),
    texts: { cs: texts('cs'), en: texts('en') },
  };
}
