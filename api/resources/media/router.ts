import Router from '@koa/router';
import type { Knex } from 'knex';
import { Upload } from '../../../db/models/upload.ts';
import type { RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { applyConditions, applyOrder, type Listed } from '../crud/applyListQuery.ts';
import { integer, text } from '../crud/fields.ts';
import { setListHeaders } from '../crud/listAnswer.ts';
import { parseListQuery } from '../crud/listQuery.ts';
import { presentMediaItem } from './mediaItem.ts';

const listed: Listed = {
  model: Upload,
  fields: {
    id: integer,
    path: text,
    kind: text,
    width: { ...integer, nullable: true },
    height: { ...integer, nullable: true },
    digest: text,
    source_url: { ...text, nullable: true },
    created_at: text,
  },
  order: [],
};

/** `GET /api/media`: the stored files, for administrators alone; both list conventions work. */
export function mediaRouter({
  knex,
  pictures,
}: {
  knex: Knex;
  pictures: PictureInfos;
}): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/media' });
  router.get('/', administrator, async (ctx) => {
    const asked = parseListQuery(ctx.query, listed.fields);
    const query = Upload.query(knex);
    // Files have no search text of their own: what can be looked for is their path.
    const byPath = {
      field: 'path',
      operator: 'like' as const,
      values: [asked.search],
    };
    const conditions = asked.search === '' ? asked.conditions : [...asked.conditions, byPath];
    applyConditions(query, { conditions, search: '' }, listed, ctx.state.locale);
    const total = await query.clone().resultSize();
    applyOrder(query, asked.sort, listed, ctx.state.locale);
    if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
    const uploads = await query;
    const infos = await pictures.of(uploads.map(({ path }) => path));
    setListHeaders(ctx, 'media', asked, uploads.length, total);
    ctx.set('cache-control', 'no-store');
    ctx.body = uploads.map((upload) => presentMediaItem(upload, infos.get(upload.path) ?? null));
  });
  return router;
}
