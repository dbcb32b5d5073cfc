import { setTimeout as passed } from 'node:timers/promises';
import Router from '@koa/router';
import type { Knex } from 'knex';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { Setting } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import {
  orderLinksRequest,
  withdrawalByNumber,
  withdrawalCreate,
  withdrawalDecision,
} from '../../../contract/entities/withdrawal.ts';
import { withdrawalDays } from '../../../contract/withdrawals.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context, RequestState } from '../../../platform/http/context.ts';
import { perNetwork } from '../../../platform/http/perNetwork.ts';
import { parseInput, recordId } from '../../../platform/http/validate.ts';
import { type Limiter, networkOf } from '../../../platform/limiter.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import { answerInvoice } from '../../documents/answerInvoice.ts';
import { sendDocument } from '../../documents/sendDocument.ts';
import { findOrderByLink } from '../orderLinks.ts';
import { presentWithdrawal } from '../withdrawals/presentWithdrawal.ts';
import { decideWithdrawal, withdraw } from '../withdrawals/withdraw.ts';
import { sendOrderLinks } from './orderLinksMail.ts';
import { presentOrderPage } from './presentOrderPage.ts';

/** Until then nobody is told anything, so that an answer takes as long whatever was found. */
const SAME_TIME_MS = 300;

/** How long a page waits for the card provider: customers are back before its notification. */
const CARD_MS = 1_500;

/** What customers do with their orders, by a secret link or by number and e-mail. */
export function orderPagesRouter(deps: RouterDeps): Router<RequestState> {
  const { knex, cache, now, body, log, createLimiter, cards } = deps;
  const router = new Router<RequestState>();
  const reading = perNetwork(createLimiter({ name: 'order-pages', points: 120, seconds: 60 }));
  const asking = perNetwork(createLimiter({ name: 'order-asks', points: 20, seconds: 600 }));
  // Counted for an address from one network: nobody uses up what its owner may ask from another one.
  const perAsker = { points: 5, seconds: 3_600 };
  const askedLinks = createLimiter({ name: 'order-links-asked', ...perAsker });
  const withdrawn = createLimiter({ name: 'withdrawals-asked', ...perAsker });
  // What reaches one mailbox from everywhere: the mails that went there hold what is asked for.
  const sentLinks = createLimiter({ name: 'order-links-sent', points: 5, seconds: 3_600 });

  const noteUnchecked = (error: unknown) =>
    log.warn({ err: error }, 'a card payment could not be checked');

  router.get('/api/order-pages/:key', reading, async (ctx) => {
    let order = await opened(knex, ctx, now());
    let card = await latestCard(knex, order);
    const takesCards = (await cards?.areTaken()) ?? false;
    if (cards && takesCards && card?.state === 'pending') {
      await Promise.race([passed(CARD_MS), cards.refresh(order.id).catch(noteUnchecked)]);
      order = await opened(knex, ctx, now());
      card = await latestCard(knex, order);
    }
    const shown = { card, takesCards, now: now() };
    ctx.body = presentOrderPage(order, { ...shown, days: await readDays(knex) });
  });

  router.get('/api/order-pages/:key/invoice', reading, async (ctx) => {
    const order = await opened(knex, ctx, now());
    if (ctx.query.document === undefined) return answerInvoice(ctx, deps, order, 'proforma');
    const id = recordId(String(ctx.query.document));
    const issued = await OrderDocument.query(knex).findOne({ id, order_id: order.id });
    if (!issued) throw notFound('order.notFound');
    sendDocument(ctx, issued, 'pdf');
  });

  router.post('/api/order-pages/:key/withdrawals', asking, body(), async (ctx) => {
    const { id } = await opened(knex, ctx, now());
    const made = await withdraw(knex, id, parseInput(withdrawalCreate, ctx.state.body), now());
    cache.drop(['orders']);
    ctx.status = 201;
    ctx.body = presentWithdrawal(made);
  });

  router.post('/api/order-links', asking, body(), async (ctx) => {
    const { email } = parseInput(orderLinksRequest, ctx.state.body);
    await admitAsker(askedLinks, ctx, email);
    // Not awaited: how long it takes would tell whether the address is known.
    sendOrderLinks({ knex, sent: sentLinks }, email, ctx.state.locale, now()).catch((error) =>
      log.error({ err: error }, 'the links to orders were not put on their way'),
    );
    accepted(ctx);
  });

  router.post('/api/withdrawals', asking, body(), async (ctx) => {
    const { number, email, ...declared } = parseInput(withdrawalByNumber, ctx.state.body);
    // Receipts need no limit of their own: an order has one as long as it has pieces left.
    await admitAsker(withdrawn, ctx, email);
    await Promise.all([
      passed(SAME_TIME_MS),
      withdrawByNumber(knex, number, email, { ...declared, items: null }, now()),
    ]);
    cache.drop(['orders']);
    accepted(ctx);
  });

  router.put('/api/withdrawals/:key', body(), async (ctx) => {
    const id = recordId(ctx.params.key);
    const decision = parseInput(withdrawalDecision, ctx.state.body);
    const { user } = ctx.state;
    ctx.body = presentWithdrawal(await decideWithdrawal(knex, id, decision, user, now()));
    cache.drop(['orders']);
  });

  return router;
}

/** Takes one of what a network may ask about an address; throws a 429, known or not, when none is left. */
const admitAsker = (limiter: Limiter, ctx: Context, email: string): Promise<void> =>
  limiter.admit(`${networkOf(ctx.ip)} ${email.toLowerCase()}`);

/** The order of the address's secret with what its page shows; the same 404 for every other one. */
async function opened(knex: Knex, ctx: Context, now: Date): Promise<Order> {
  ctx.set('referrer-policy', 'no-referrer');
  const order = await findOrderByLink(knex, ctx.params.key ?? '', now);
  if (!order) throw notFound('order.notFound');
  return order
    .$query(knex)
    .withGraphFetched('[items, statusChanges, documents(listed), withdrawals.items]');
}

const latestCard = (knex: Knex, { id }: Order) =>
  CardPayment.query(knex).where({ order_id: id }).orderBy('id', 'desc').first();

async function readDays(knex: Knex): Promise<number> {
  const setting = await Setting.query(knex).findOne({ setting_key: 'withdrawal_days' });
  return withdrawalDays(setting?.value ?? '');
}

/** A withdrawal from an order that number and e-mail belong to; else nothing, and nobody is told. */
async function withdrawByNumber(
  knex: Knex,
  id: number,
  email: string,
  declared: Parameters<typeof withdraw>[2],
  now: Date,
): Promise<void> {
  const order = await Order.query(knex)
    .findById(id)
    .modify('shown')
    .whereRaw('lower(customer_email) = ?', [email.toLowerCase()]);
  if (!order) return;
  await withdraw(knex, id, declared, now).catch((error: unknown) => {
    // That nothing is left to withdraw from is told by the order's page alone.
    if (Reflect.get(Object(error), 'status') !== 422) throw error;
  });
}

function accepted(ctx: Context): void {
  ctx.status = 202;
  ctx.body = {};
}
