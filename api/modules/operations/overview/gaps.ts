import type { Knex } from 'knex';
import { type Descriptor, tableOf, textsTableOf } from '../../../contract/descriptor.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { CONTENT } from '../../../contract/resources.ts';
import type { Overview, OverviewGap } from '../../../contract/types.ts';

const CHECKED = CONTENT.filter(({ isCheckedForGaps }) => isCheckedForGaps);

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

/** What visitors see or will see without a picture, or with a text in one language only; one query for all. */
export async function readGaps(knex: Knex, now: Date, locale: Locale): Promise<Overview['gaps']> {
  const gaps = CHECKED.map(
    (content, place) => `select ${place} as place, id, cs, en, missing,
      row_number() over (order by id) as turn
    from (${recordsOf(content, now.toISOString())}) records where missing <> ''`,
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
function recordsOf(resource: Descriptor, now: string): string {
  const tableName = tableOf(resource);
  const texts = textsTableOf(resource);
  const name = resource.title;
  const missing = LOCALES.flatMap((language) =>
    [...resource.texts, ...(resource.nestedTexts ?? [])].filter(isText).map((field) => {
      const empty = `coalesce(${language}.${field}, '') = ''`;
      const other = language === 'cs' ? 'en' : 'cs';
      const wanted = field === name ? 'true' : `coalesce(${other}.${field}, '') <> ''`;
      return `case when ${empty} and ${wanted} then '${language}.${field} ' else '' end`;
    }),
  );
  const withoutPicture = pictureMissing(resource);
  if (withoutPicture) missing.unshift(`case when ${withoutPicture} then '${PICTURE} ' else '' end`);
  const joins = LOCALES.map(
    (language) =>
      `left join ${texts.table} ${language}
        on ${language}.${texts.key} = ${tableName}.id
        and ${language}.language = '${language}'`,
  );
  const end = `${tableName}.unpublish_at`;
  const over = resource.isScheduled ? ` and (${end} is null or ${end} > '${now}')` : '';
  return `select ${tableName}.id, coalesce(cs.${name}, '') as cs, coalesce(en.${name}, '') as en,
      ${missing.join(' || ')} as missing
    from ${tableName} ${joins.join(' ')} where ${tableName}.is_active${over}`;
}

/** SQL that is true of a record without a picture; null for a resource without pictures. */
function pictureMissing(resource: Descriptor): string | null {
  const [file] = resource.files;
  if (file) return `${file.path} = ''`;
  const [pictures] = resource.pictureTables ?? [];
  // A text may do without pictures.
  if (!pictures || resource.texts.includes(pictures.field)) return null;
  const { table } = pictures;
  return `not exists (select 1 from ${table} where ${resource.row}_id = ${tableOf(resource)}.id)`;
}

/** A slug is part of an address, not a text to translate. */
const isText = (field: string) => field !== 'slug';

function gapOf({ place, id, missing, ...names }: GapRow, locale: Locale): OverviewGap {
  const missed = missing.trim().split(' ');
  const texts = (language: Locale) =>
    missed.filter((what) => what.startsWith(`${language}.`)).map((what) => what.slice(3));
  return {
    resource: CHECKED[place]?.path ?? '',
    id,
    name: names[locale] || names.en || names.cs,
    picture: missed.includes(PICTURE),
    texts: { cs: texts('cs'), en: texts('en') },
  };
}
