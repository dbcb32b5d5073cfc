import type { Knex } from 'knex';
import type { Entity } from '../../../../db/models/row.ts';
import type { Bus } from '../../../platform/commands.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import { contentResources } from '../contentResources.ts';
import type { ContentResource } from '../resources/resource.ts';
import { noteExport } from './commands/noteExport.ts';

interface ExportDeps {
  knex: Knex;
  bus: Bus;
}

/** The whole content in json-server's format, each list named by its path's end. */
export const exportRoutes = ({ knex, bus }: ExportDeps): RouteGroup => ({
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
          lists[resource.path.split('/').at(-1) ?? resource.path] = await whole(resource, knex);
        }
        await noteExport(bus, undefined, actorOf(ctx));
        return lists;
      },
    }),
  ],
});

async function whole(resource: ContentResource, knex: Knex): Promise<object[]> {
  const rows: Entity[] = await resource.model
    .query(knex)
    .withGraphFetched(resource.graph)
    .orderBy('id');
  return rows.map(resource.asInput);
}
