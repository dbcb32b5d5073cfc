import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { Upload } from '../../../db/models/upload.ts';
import { fold } from '../../contract/slug.ts';
import { pathsIn } from '../../services/pictureUses/folders.ts';
import { PLACES } from '../../services/pictureUses/places.ts';
import { likePattern } from '../crud/likePattern.ts';

/** Columns whose value is one path, or none. */
const NAMING_ONE = PLACES.filter(({ isWithin }) => !isWithin);

/**
 * Narrows files to those with a text in their path or alternative text, or in a record that shows
 * them: a picture is found by the name of the car in it.
 */
export function searchUploads(query: QueryBuilder<Upload, Upload[]>, search: string) {
  if (search === '') return;
  const folded = likePattern(fold(search));
  query.where((either) => {
    either.whereRaw(`lower(uploads.path) like ? escape '\\'`, [likePattern(search.toLowerCase())]);
    either.orWhereRaw(`uploads.search like ? escape '\\'`, [folded]);
    for (const { table, column, record, owner } of NAMING_ONE) {
      either.orWhereRaw(
        `uploads.path in (select ?? from ?? where ?? in (select id from ?? where search like ? escape '\\'))`,
        [column, table, record, owner.table, folded],
      );
    }
  });
}

/** Narrows files to those that records use, or to those that none uses. */
export async function narrowByUse(
  query: QueryBuilder<Upload, Upload[]>,
  knex: Knex,
  used: boolean,
): Promise<void> {
  const inTexts: string[] = [];
  for (const { table, column, isWithin } of PLACES) {
    if (!isWithin) continue;
    const texts = await knex(table).where(column, 'like', '%/uploads/%').pluck<string[]>(column);
    inTexts.push(...texts.flatMap(pathsIn));
  }
  if (used) {
    query.where((either) => {
      either.whereIn('uploads.path', inTexts);
      for (const { table, column } of NAMING_ONE) {
        either.orWhereRaw('uploads.path in (select ?? from ??)', [column, table]);
      }
    });
  } else {
    query.whereNotIn('uploads.path', inTexts);
    for (const { table, column } of NAMING_ONE) {
      query.whereRaw('uploads.path not in (select ?? from ??)', [column, table]);
    }
  }
}

/** Narrows files to pictures with alternative texts in both languages, or to those without. */
export function narrowByTexts(query: QueryBuilder<Upload, Upload[]>, described: boolean): void {
  query.where('uploads.kind', 'image');
  if (described) query.whereNot('alt_en', '').whereNot('alt_cs', '');
  else query.where((either) => either.where('alt_en', '').orWhere('alt_cs', ''));
}
