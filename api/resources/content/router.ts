import Router from '@koa/router';
import type { Entity } from '../../../db/models/entity.ts';
import type { Context, RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { achievementStats } from '../achievement-stats/declaration.ts';
import { achievements } from '../achievements/declaration.ts';
import { blogPosts } from '../blog/declaration.ts';
import { carPhotos } from '../car-photos/declaration.ts';
import { cars } from '../cars/declaration.ts';
import type { Resource } from '../crud/declaration.ts';
import { presentRecords } from '../crud/presentRecords.ts';
import type { ResourceDeps } from '../crud/service.ts';
import { events } from '../events/declaration.ts';
import { gallery } from '../gallery/declaration.ts';
import { paymentMethods } from '../orders/paymentMethods.ts';
import { shippingMethods } from '../orders/shippingMethods.ts';
import { products } from '../products/declaration.ts';
import { settings } from '../settings/declaration.ts';
import { sponsors } from '../sponsors/declaration.ts';
import { teamMembers } from '../team-members/declaration.ts';

type ContentDeps = Pick<ResourceDeps, 'knex' | 'pictures'>;

/**
 * `GET /api/db`: the whole content in json-server's file format, for administrators; never orders,
 * messages, users or mails (decisions, Content).
 */
export function contentRouter(deps: ContentDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });

  router.get('/db', administrator, async (ctx) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      'shipping-methods': await whole(shippingMethods, ctx, deps),
      'payment-methods': await whole(paymentMethods, ctx, deps),
      settings: await whole(settings, ctx, deps),
      'team-members': await whole(teamMembers, ctx, deps),
      cars: await whole(cars, ctx, deps),
      'car-photos': await whole(carPhotos, ctx, deps),
      products: await whole(products, ctx, deps),
      events: await whole(events, ctx, deps),
      gallery: await whole(gallery, ctx, deps),
      sponsors: await whole(sponsors, ctx, deps),
      achievements: await whole(achievements, ctx, deps),
      'achievement-stats': await whole(achievementStats, ctx, deps),
      blog: await whole(blogPosts, ctx, deps),
    };
  });

  return router;
}

/** Every record of a resource, with the texts of all languages. */
async function whole<M extends Entity, Input, Wire extends object>(
  resource: Resource<M, Input, Wire>,
  ctx: Context,
  { knex, pictures }: ContentDeps,
): Promise<object[]> {
  const query = resource.model.query(knex).withGraphFetched(resource.graph);
  const rows: M[] = await query.orderBy(`${resource.model.tableName}.id`);
  const records = await presentRecords(resource, rows, ctx.state.locale, pictures);
  return rows.map((row, index) => ({ ...records[index], ...resource.asInput?.(row) }));
}
