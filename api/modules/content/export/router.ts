import Router from '@koa/router';
import type { Entity } from '../../../../db/models/row.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { noteSecurity } from '../../accounts/securityLog.ts';
import { contentResources } from '../plainResources.ts';
import type { Resource, ResourceDeps } from '../resources/declaration.ts';
import { presentRecords } from '../resources/reading.ts';

type ContentDeps = Pick<ResourceDeps, 'knex' | 'pictures'>;

/** `GET /api/db`: the whole content in json-server's format, each list named by its path's end. */
export function contentRouter(deps: ContentDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });

  router.get('/db', async (ctx) => {
    const lists: Record<string, object[]> = {};
    for (const resource of contentResources) {
      lists[resource.path.split('/').at(-1) ?? resource.path] = await whole(resource, ctx, deps);
    }
    const facts = { what: 'content' };
    await noteSecurity(deps.knex, { ...actorOf(ctx), kind: 'exported', facts });
    ctx.body = lists;
  });

  return router;
}

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
