import type { Knex } from 'knex';
import { Upload } from '../../../db/models/upload.ts';
import type { MediaItem } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { applyConditions, applyOrder, type Listed } from '../crud/applyListQuery.ts';
import { boolean, integer, text } from '../crud/fields.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { parseListQuery } from '../crud/listQuery.ts';
import { presentMediaItem } from './mediaItem.ts';
import { narrowByTexts, narrowByUse, searchUploads } from './narrow.ts';

/** What files may be filtered and sorted by. */
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

/** What no column tells alone: whether records use a file, and whether it is described in both languages. */
const OWN = { used: boolean, described: boolean };

/** A list of stored files in either convention, with its headers. */
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
