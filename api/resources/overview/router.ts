import Router from '@koa/router';
import type { Knex } from 'knex';
import { overviewDays } from '../../contract/entities/overview.ts';
import type { Overview } from '../../contract/types.ts';
import type { RequestState } from '../../http/context.ts';
import { administrator } from '../../http/session.ts';
import { parseInput } from '../../http/validate.ts';
import { readCounts } from './counts.ts';
import { readGaps } from './gaps.ts';
import { readSales } from './sales.ts';
import { readNextEvent, readToShip, readUnread } from './waiting.ts';

interface OverviewDeps {
  knex: Knex;
  now(): Date;
}

/** `GET /api/overview`: how the shop does and what waits to be done, for administrators alone. */
export function overviewRouter({ knex, now }: OverviewDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/overview' });

  router.get('/', administrator, async (ctx) => {
    const { locale } = ctx.state;
    const days = parseInput(overviewDays, [ctx.query.days].flat()[0]);
    const moment = now();
    const [sales, oldest, newest, next_event, gaps, counted] = await Promise.all([
      readSales(knex, moment, days),
      readToShip(knex),
      readUnread(knex),
      readNextEvent(knex, moment, locale),
      readGaps(knex, locale),
      readCounts(knex),
    ]);
    const { to_ship, hidden_products, hidden_posts, ...counts } = counted;
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      sales,
      to_ship: { count: to_ship, oldest },
      unread: { count: counts.unread, newest },
      next_event,
      gaps,
      unpublished: { products: hidden_products, posts: hidden_posts },
      counts,
    } satisfies Overview;
  });

  return router;
}
