import Router from '@koa/router';
import type { Logger } from 'pino';
import type { Entity } from '../../../../db/models/row.ts';
import type { Bus } from '../../../platform/commands.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context, Middleware, RequestState } from '../../../platform/http/context.ts';
import { remember } from '../../../platform/http/remember.ts';
import type { CreateLimiter } from '../../../platform/limiter.ts';
import { answerList } from '../../../platform/lists/listAnswer.ts';
import type { Previews, PrincipalOf } from '../../accounts/index.ts';
import type { LiveFeed } from '../../operations/live/liveFeed.ts';
import type { Cards } from '../../payments/index.ts';
import type { Content, ResourceDeps } from './declaration.ts';
import { createService } from './service.ts';

/** The server's parts, of which each router takes what it needs. */
export interface RouterDeps extends ResourceDeps {
  config: Config;
  log: Logger;
  now(): Date;
  previews: Previews;
  principalOf: PrincipalOf;
  createLimiter: CreateLimiter;
  feed: LiveFeed;
  /** Null while no provider takes card payments. */
  cards: Cards | null;
  /** Whether requests may come: not before the first content is there, not once the server stops. */
  bus: Bus;
  readiness: { state: 'starting' | 'ready' | 'stopping' };
  body(options?: { maxFiles?: number }): Middleware;
}

/** The routes of a declared resource: list, one, create, update (PUT and PATCH merge) and delete. */
export function crudRouter<M extends Entity, Input extends object, Wire extends object>(
  resource: Content<M, Input, Wire>,
  deps: RouterDeps,
): Router<RequestState> {
  const service = createService(resource, deps, resource.embeds);
  const router = new Router<RequestState>({ prefix: `/api/${resource.path}` });
  const remembered = remember(deps.cache, [resource.path, ...(resource.shows ?? [])]);
  const write = [deps.body({ maxFiles: resource.maxFiles ?? resource.files.length })];

  router.get('/', remembered, async (ctx) => {
    answerList(ctx, resource.path, await service.list(ctx));
  });

  router.get('/:key', remembered, async (ctx) => {
    ctx.body = await service.one(ctx, ctx.params.key ?? '');
  });

  router.post('/', ...write, async (ctx) => {
    const record = await service.create(ctx);
    ctx.status = 201;
    ctx.set('location', `/api/${resource.path}/${Reflect.get(Object(record), 'id')}`);
    ctx.body = record;
  });

  mountChanges(router, '/:key', write, service);
  return router;
}

/** Changes and deletes of the records at a path that ends in `:key`; PUT and PATCH merge alike. */
export function mountChanges(
  router: Router<RequestState>,
  path: string,
  write: Middleware[],
  { update, remove }: Record<'update' | 'remove', (ctx: Context, key: string) => Promise<object>>,
): void {
  router.register(
    path,
    ['put', 'patch'],
    [
      ...write,
      async (ctx) => {
        ctx.body = await update(ctx, ctx.params.key ?? '');
      },
    ],
  );
  router.delete(path, async (ctx) => {
    ctx.body = await remove(ctx, ctx.params.key ?? '');
  });
}
