import type { Knex } from 'knex';
import type { Entity } from '../../../../db/models/row.ts';
import type { Bus } from '../../../platform/commands.ts';
import type { Context } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import type { PictureInfos } from '../../media/index.ts';
import { contentResources } from '../contentResources.ts';
import { presentRecords } from '../resources/reading.ts';
import type { Resource } from '../resources/resource.ts';
import { noteExport } from './commands/noteExport.ts';

interface ExportDeps {
  knex: Knex;
  bus: Bus;
  pictures: PictureInfos;
}

/** The whole content in json-server's format, each list named by its path's end. */
export const exportRoutes = (deps: ExportDeps): RouteGroup => ({
  tag: { name: 'Content', description: 'All content at once.' },
  routes: [
    route({
      id: 'getContent',
      method: 'get',
      path: '/db',
      needs: 'read content',
      summary: 'Read the whole content',
      description:
        "In json-server's file format: a list per resource. Never orders, messages, users or mails.",
      answers: {
        200: answer('The content.', {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'object' } },
        }),
      },
      run: async (ctx) => {
        const lists: Record<string, object[]> = {};
        for (const resource of contentResources) {
          lists[resource.path.split('/').at(-1) ?? resource.path] = await whole(
            resource,
            ctx,
            deps,
          );
        }
        await noteExport(deps.bus, undefined, actorOf(ctx));
        return lists;
      },
    }),
  ],
});

async function whole<M extends Entity, Input, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  ctx: Context,
  { knex, pictures }: ExportDeps,
): Promise<object[]> {
  const query = resource.model.query(knex).withGraphFetched(resource.graph);
  const rows: M[] = await query.orderBy(`${resource.model.tableName}.id`);
  const records = await presentRecords(resource, rows, ctx.state, pictures);
  return rows.map((row, index) => ({ ...records[index], ...resource.asInput?.(row) }));
}
