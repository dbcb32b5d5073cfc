import type { Knex } from 'knex';
import { Upload } from '../../../db/models/upload.ts';
import type { MediaItem, PictureInfo } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { applyConditions, applyOrder, type Listed } from '../crud/applyListQuery.ts';
import { boolean, integer, text } from '../crud/fields.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { parseListQuery } from '../crud/listQuery.ts';
import { narrowByTexts, narrowByUse, searchUploads } from './narrow.ts';

/** The fields that files can be filtered and sorted by. */
export const mediaFields = {
  id: integer,
  path: text,
  kind: text,
  width: { ...integer, nullable: true },
  height: { ...integer, nullable: true },
  size: integer,
  digest: text,
  source_url: { ...text, nullable: true },
  created_at: text,
  'alt.en': { ...text, column: 'alt_en' },
  'alt.cs': { ...text, column: 'alt_cs' },
} as const;

const listed: Listed = { model: Upload, fields: mediaFields, order: [] };

/** Filters without a column: whether records use a file, and whether it has both alternative texts. */
const OWN = { used: boolean, described: boolean };

/** The asked list of stored files, with its headers. */
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

/** A stored file as the API returns it. */
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
