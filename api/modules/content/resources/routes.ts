import type { Entity } from '../../../../db/models/row.ts';
import type { Need } from '../../../contract/access.ts';
import { needToWrite } from '../../../contract/resources.ts';
import type { Context } from '../../../platform/http/context.ts';
import { putAndPatch, type Route, type RouteGroup, route } from '../../../platform/http/route.ts';
import { answerList } from '../../../platform/lists/listAnswer.ts';
import {
  describeChange,
  describeCreate,
  describeDelete,
  describeList,
  describeOne,
} from './describe.ts';
import type { ContentResource, Resource } from './resource.ts';
import { createService, type ServiceDeps } from './service.ts';

/** The routes of a declared resource: list, one, create, update (PUT and PATCH merge) and delete. */
export function resourceRoutes<M extends Entity, Input extends object, Wire extends object>(
  declared: Resource<M, Input, Wire>,
  deps: ServiceDeps,
): RouteGroup {
  const resource = declared as unknown as ContentResource;
  const { path, docs, record, shows = [] } = resource;
  const service = createService(resource, deps, resource.embeds);
  const cacheTags = [path, ...shows];
  return {
    tag: docs.tag,
    records: { [docs.name]: record },
    routes: [
      route({
        ...describeList(resource),
        method: 'get',
        path: `/${path}`,
        needs: 'public',
        cacheTags,
        run: async (ctx) => {
          const list = await service.list(ctx);
          const records = (await resource.replaceListed?.(list.records, ctx, deps)) ?? list.records;
          answerList(ctx, path, { ...list, records });
        },
      }),
      route({
        ...describeOne(resource),
        method: 'get',
        path: `/${path}/:key`,
        needs: 'public',
        cacheTags,
        run: (ctx) => service.one(ctx, ctx.params.key ?? ''),
      }),
      ...writeRoutes(resource, service),
    ],
  };
}

type Calls = Pick<ReturnType<typeof createService>, 'create' | 'update' | 'remove'>;

/** The write routes of a content resource. */
export function writeRoutes(resource: ContentResource, calls: Calls): Route[] {
  const { path, docs } = resource;
  return [
    route({
      ...taking(resource, describeCreate(resource)),
      method: 'post',
      path: `/${path}`,
      needs: needToWrite(path),
      run: async (ctx) => {
        const record = await calls.create(ctx);
        ctx.set('location', `/api/${path}/${Reflect.get(record, 'id')}`);
        return record;
      },
    }),
    ...changeRoutes(resource, docs, needToWrite(path), calls),
  ];
}

type Changeable<Input> = Parameters<typeof describeChange<Input>>[0] &
  Pick<Resource<Entity, Input, unknown>, 'maxFiles'>;

/** Update (PUT and PATCH merge alike) and delete of the records below a path. */
export function changeRoutes<Input>(
  resource: Changeable<Input>,
  notes: Parameters<typeof describeChange>[1],
  needs: Need,
  { update, remove }: Record<'update' | 'remove', (ctx: Context, key: string) => Promise<object>>,
): Route[] {
  const path = `/${resource.path}/:key` as const;
  return [
    ...putAndPatch(
      { put: `put${notes.name}`, patch: `patch${notes.name}` },
      {
        ...taking(resource, describeChange(resource, notes)),
        path,
        needs,
        run: (ctx) => update(ctx, ctx.params.key ?? ''),
      },
    ),
    route({
      ...describeDelete(resource, notes),
      method: 'delete',
      path,
      needs,
      run: (ctx) => remove(ctx, ctx.params.key ?? ''),
    }),
  ];
}

/** A write whose form takes as many files as the resource declares. */
const taking = <Described extends ReturnType<typeof describeChange>>(
  { maxFiles }: { maxFiles?: number },
  described: Described,
): Described => ({
  ...described,
  input: { ...described.input, ...(maxFiles !== undefined && { maxFiles }) },
});
