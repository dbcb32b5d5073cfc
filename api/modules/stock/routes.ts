import type { Knex } from 'knex';
import {
  stockAlert,
  stockAlertCreate,
  stockCount,
  stockItem,
  stockItemDetail,
  stockMovement,
} from '../../contract/entities/stock.ts';
import type { StockItemDetail } from '../../contract/types.ts';
import type { Bus } from '../../platform/commands.ts';
import { perNetwork } from '../../platform/http/perNetwork.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../platform/http/route.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answer, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { countStock } from './commands/countStock.ts';
import { requestAlert } from './commands/requestAlert.ts';
import { presentMovement, presentStock } from './present.ts';
import { findStock, listMovements, listStock, stockFields } from './queries.ts';

interface StockDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
}

/** What is in stock, who moved it and why, and who waits for it. */
export function stockRoutes({ knex, bus, createLimiter }: StockDeps): RouteGroup {
  const limit = createLimiter({ name: 'stock-alerts', points: 20, seconds: 600 });
  const detailOf = async (key: string | undefined): Promise<StockItemDetail> => {
    const row = await findStock(knex, key);
    const movements = row.level_id === null ? [] : await listMovements(knex, row.level_id);
    return { ...presentStock(row), movements: movements.map(presentMovement) };
  };
  return {
    tag: { name: 'Stock', description: 'Pieces of products and variants that are counted.' },
    records: {
      StockItem: stockItem,
      StockItemDetail: stockItemDetail,
      StockMovement: stockMovement,
      StockAlert: stockAlert,
    },
    routes: [
      route({
        id: 'listStock',
        method: 'get',
        path: '/stock',
        needs: 'read orders',
        summary: 'List what can be in stock',
        description:
          'Products without options, and variants; those whose `quantity` is null aren’t counted.',
        list: stockFields,
        answers: { 200: listAnswer('Products and variants.', 'StockItem') },
        run: async (ctx) => (await listStock(knex, ctx)).map(presentStock),
      }),
      route({
        id: 'getStock',
        method: 'get',
        path: '/stock/:key',
        needs: 'read orders',
        summary: 'Read one with its latest movements',
        answers: { 200: answer('The product or variant.', 'StockItemDetail') },
        run: (ctx) => detailOf(ctx.params.key),
      }),
      route({
        id: 'countStock',
        method: 'put',
        path: '/stock/:key',
        needs: 'write orders',
        summary: 'Set what was counted',
        description:
          'From then on orders take pieces, and never more than there are; null stops counting. A lower number needs a note.',
        input: requestBody('StockCount', stockCount),
        answers: {
          200: answer('The product or variant.', 'StockItemDetail'),
          409: answer('The stock isn’t what was seen.', 'Error'),
        },
        run: async (ctx, count) => {
          await countStock(bus, { ...count, id: ctx.params.key ?? '' }, actorOf(ctx));
          return detailOf(ctx.params.key);
        },
      }),
      route({
        id: 'requestStockAlert',
        method: 'post',
        path: '/stock-alerts',
        needs: 'public',
        summary: 'Ask for a mail when something is in stock again',
        description: 'One mail, once. At most 20 in 10 minutes from one network.',
        limits: [perNetwork(limit)],
        input: requestBody('StockAlertCreate', stockAlertCreate),
        answers: {
          201: answer('What the mail will be about.', 'StockAlert'),
          409: answer('It is in stock.', 'Error'),
          ...failures(429),
        },
        run: async (ctx, { product_id, variant_id, email }) => {
          const { locale } = ctx.state;
          await requestAlert(bus, { product_id, variant_id, email, locale }, actorOf(ctx));
          return { product_id, variant_id, email };
        },
      }),
    ],
  };
}
