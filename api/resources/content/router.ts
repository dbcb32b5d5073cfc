import Router from '@koa/router';
import type { Entity } from '../../../db/models/row.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import type { Resource } from '../crud/declaration.ts';
import { presentRecords } from '../crud/presentRecords.ts';
import type { ResourceDeps } from '../crud/service.ts';
import { contentResources } from '../plainResources.ts';

type ContentDeps = Pick<ResourceDeps, 'knex' | 'pictures'>;

/**
 * `GET /api/db`: the whole content in json-server's file format, for administrators; never orders,
 * messages, users or mails (decisions, Content).
 */
export function contentRouter(deps: ContentDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });

  router.get('/db', administrator, async (ctx) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = Object.fromEntries(await lists(ctx, deps));
  });

  return router;
}

/** The lists one after the other, each by the last part of its path: `shipping-methods`. */
async function lists(ctx: Context, deps: ContentDeps): Promise<[name: string, object[]][]> {
  const found: [string, object[]][] = [];
  for (const resource of contentResources) {
    const name = resource.path.split('/').at(-1) ?? resource.path;
    found.push([name, await whole(resource, ctx, deps)]);
  }
  return found;
}

/** Every record of a resource, with the texts of all languages. */
async function whole<M extends Entity, Input, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  ctx: Context,
  { knex, pictures }: ContentDeps,
): Promise<object[]> {
  const query = resource.model.query(knex).withGraphFetched(resource.graph);
  const rows: M[] = await query.orderBy(`${resource.model.tableName}.id`);
  const records = await presentRecords(resource, rows, ctx.state, pictures);
  return rows.map((row, index) => ({ ...records[index], ...resource.asInput?.(row) }));
}
