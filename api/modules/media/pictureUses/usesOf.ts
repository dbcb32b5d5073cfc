import type { Knex } from 'knex';
import { type Locale, localized, type PerLocale } from '../../../contract/locales.ts';
import type { MediaUse } from '../../../contract/types.ts';
import { folderOf } from './folders.ts';
import { type Owner, PLACES, type Place } from './places.ts';

/** The records that name a file, each once, with their names; earlier versions don't count. */
export async function usesOf(knex: Knex, path: string, locale: Locale): Promise<MediaUse[]> {
  const uses = new Map<string, MediaUse>();
  for (const place of PLACES) {
    const ids = await recordsNaming(knex, place, path);
    const names = await namesOf(knex, place.owner, ids, locale);
    for (const id of ids) {
      const { resource } = place;
      uses.set(`${resource} ${id}`, { resource, id, name: names.get(id) ?? '' });
    }
  }
  return [...uses.values()];
}

async function recordsNaming(knex: Knex, place: Place, path: string): Promise<number[]> {
  const { table, column, isWithin, record } = place;
  const rows = knex(table).distinct(record).orderBy(record);
  if (isWithin) rows.where(column, 'like', `%/uploads/${folderOf(path)}/%`);
  else rows.where(column, path);
  return rows.pluck<number[]>(record);
}

async function namesOf(
  knex: Knex,
  owner: Owner,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { table, name, texts } = owner;
  if (texts === undefined) {
    const rows: { id: number; name: string }[] = await knex(table)
      .whereIn('id', ids)
      .select('id', { name });
    return new Map(rows.map((row) => [row.id, row.name]));
  }
  const rows: { id: number; language: Locale; name: string }[] = await knex(texts.table)
    .whereIn(texts.key, ids)
    .select({ id: texts.key, name }, 'language');
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      const translations: Partial<PerLocale<{ name: string }>> = Object.fromEntries(
        own.map((row) => [row.language, row]),
      );
      return [id, localized(translations, 'name', locale)];
    }),
  );
}
