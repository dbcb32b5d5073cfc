import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Upload } from '../../../db/models/upload.ts';
import { formsOf, searchWords } from '../../contract/searchWords.ts';
import type { MediaItem, PictureInfo } from '../../contract/types.ts';
import type { Context } from '../../platform/http/context.ts';
import { applyConditions, applyOrder, type Listed } from '../../platform/lists/applyListQuery.ts';
import { boolean, integer, moment, text } from '../../platform/lists/fields.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';
import { setListHeaders } from '../../platform/lists/listAnswer.ts';
import { parseListQuery } from '../../platform/lists/listQuery.ts';
import type { PictureInfos } from './pictureInfos.ts';
import { pathsIn } from './pictureUses/folders.ts';
import { PLACES } from './pictureUses/places.ts';

export const mediaFields = {
  id: integer,
  path: text,
  kind: text,
  width: { ...integer, nullable: true },
  height: { ...integer, nullable: true },
  size: integer,
  digest: text,
  source_url: { ...text, nullable: true },
  created_at: moment,
  'alt.en': { ...text, column: 'alt_en' },
  'alt.cs': { ...text, column: 'alt_cs' },
} as const;

const listed: Listed = { model: Upload, fields: mediaFields, order: [] };

/** Filters without a column: whether records use a file, and whether it has both alternative texts. */
const OWN = { used: boolean, described: boolean };

export async function listMedia(
  ctx: Context,
  { knex, pictures }: { knex: Knex; pictures: PictureInfos },
): Promise<MediaItem[]> {
  const asked = parseListQuery(ctx.query, { ...mediaFields, ...OWN });
  const query = Upload.query(knex);
  const conditions = asked.conditions.filter(({ field }) => !Object.hasOwn(OWN, field));
  applyConditions(query, { conditions, search: '' }, listed, ctx.state.locale);
  searchUploads(query, asked.search);
  for (const { field, operator, values } of asked.conditions) {
    if (!Object.hasOwn(OWN, field) || operator !== 'eq') continue;
    const wanted = values[0] === 'true' || values[0] === '1';
    if (field === 'used') await narrowByUse(query, knex, wanted);
    else narrowByTexts(query, wanted);
  }
  const total = await query.clone().resultSize();
  applyOrder(query, asked.sort, listed, ctx.state.locale);
  if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
  const uploads = await query;
  const infos = await pictures.of(uploads.map(({ path }) => path));
  setListHeaders(ctx, 'media', asked, uploads.length, total);
  return uploads.map((upload) => presentMediaItem(upload, infos.get(upload.path) ?? null));
}

export const presentMediaItem = (upload: Upload, info: PictureInfo | null): MediaItem => ({
  id: upload.id,
  path: upload.path,
  kind: upload.kind,
  width: upload.width,
  height: upload.height,
  info,
  alt: { en: upload.alt_en, cs: upload.alt_cs },
  // PostgreSQL returns its large integers as texts.
  size: Number(upload.size),
  digest: upload.digest,
  source_url: upload.source_url,
  created_at: upload.created_at,
});

/** Columns whose value is one path, or none. */
const NAMING_ONE = PLACES.filter(({ isWithin }) => !isWithin);

/** By a part of the path, or by words of the alt text or of the records that show it. */
function searchUploads(query: QueryBuilder<Upload, Upload[]>, search: string) {
  if (search === '') return;
  query.where((either) => {
    either.whereRaw(`lower(uploads.path) like ? escape '\\'`, [likePattern(search.toLowerCase())]);
    either.orWhere((all) => {
      for (const word of searchWords(search)) {
        all.where((any) => {
          for (const form of formsOf(word)) any.orWhere((one) => byText(one, likePattern(form)));
        });
      }
    });
  });
}

function byText(either: QueryBuilder<Upload, Upload[]>, pattern: string) {
  either.whereRaw(`uploads.search like ? escape '\\'`, [pattern]);
  for (const { table, column, record, owner } of NAMING_ONE) {
    either.orWhereRaw(
      `uploads.path in (select ?? from ?? where ?? in (select id from ?? where search like ? escape '\\'))`,
      [column, table, record, owner.table, pattern],
    );
  }
}

async function narrowByUse(
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

function narrowByTexts(query: QueryBuilder<Upload, Upload[]>, described: boolean): void {
  query.where('uploads.kind', 'image');
  if (described) query.whereNot('alt_en', '').whereNot('alt_cs', '');
  else query.where((either) => either.where('alt_en', '').orWhere('alt_cs', ''));
}
