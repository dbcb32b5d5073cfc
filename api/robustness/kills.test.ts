import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Order } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { OutboxMail } from '../../db/models/outboxMail.ts';
import { Payment } from '../../db/models/payment.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { isFullyPaid, paymentState } from '../contract/payments.ts';
import { moneyOf } from '../modules/documents/index.ts';
import { NO_LONGER_PAID } from '../modules/mail/compose.ts';
import { createOutbox, outboxFolder } from '../modules/mail/index.ts';
import { fileStamp } from '../modules/mail/sender.ts';
import { changedSums } from '../modules/payments/changedSums.ts';
import { ResponseCache } from '../platform/cache/responseCache.ts';
import { built } from '../testing/builtServer.ts';
import { killedServer } from '../testing/killedServer.ts';
import { createActionRunner, type Done } from './actionRunner.ts';
import { openShop } from './openShop.ts';
import { type ShopAction, shopActions } from './shopActions.ts';

/** The same actions at every run; `FUZZ_SEED` asks for others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_331);
/** Deep tests do 200 actions and kill six times; the usual run takes a third of that. */
const IS_DEEP = Number(process.env.FUZZ_FACTOR ?? 1) > 1;
const ACTIONS = IS_DEEP ? 200 : 70;
const KILLS = IS_DEEP ? 6 : 2;
const AT_ONCE = 4;

describeEachDatabase(`a server that is killed again and again (seed ${SEED})`, (open) => {
  let knex: Knex;
  let dataDir: string;
  let done: Done;
  let orders: Order[];
  let payments: Payment[];
  let mails: OutboxMail[];
  let sentAgain: number[];

  beforeAll(async () => {
    await built();
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-kills-'));
    const database = await open();
    knex = database.knex;
    const shop = await openShop(knex, dataDir);
    const server = await killedServer({ connection: database.connection, dataDir });
    try {
      done = await doAll(createActionRunner({ ...shop, address: server.address }), server.kill);
    } finally {
      await server.end();
    }
    orders = await Order.query(knex).withGraphFetched('[items, payments]').orderBy('id');
    payments = await Payment.query(knex).orderBy('id');
    sentAgain = await deliverRest(knex, dataDir);
    mails = await OutboxMail.query(knex);
  }, 300_000);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('was asked again after its kills', () => {
    expect(done.repeats).toBeGreaterThanOrEqual(KILLS);
    expect(Math.min(...Object.values(done.counts))).toBeGreaterThan(ACTIONS / 20);
  });

  it('has every acknowledged order exactly once, with all its lines', async () => {
    const kept = await knex('idempotency_keys').select('key', 'order_id').orderBy('order_id');
    expect(kept.map(({ key, order_id }) => [key, order_id])).toEqual(
      [...done.orders].sort(([, one], [, other]) => one - other),
    );
    expect(orders.map(({ id }) => id)).toEqual(kept.map(({ order_id }) => order_id));
    for (const { items = [], ...order } of orders) {
      const sum = items.reduce((whole, item) => whole + item.price_halere * item.quantity, 0);
      const rest = order.shipping_price_halere + order.payment_fee_halere;
      expect(sum + rest, `order ${order.id}`).toBe(order.total_halere);
    }
  });

  it('has every acknowledged payment and refund exactly once, and the sums of them', () => {
    const booked = payments.map(({ external_id, order_id, halere }) => [
      external_id,
      { orderId: order_id, halere },
    ]);
    expect(Object.fromEntries(booked)).toEqual(Object.fromEntries(done.payments));
    expect(booked).toHaveLength(done.payments.size);
    for (const order of orders) {
      const sums = bookedOf(order).reduce(
        (before, { halere }) => changedSums(before, halere, false),
        { paid_halere: 0, refunded_halere: 0, refunded_earlier_halere: 0 },
      );
      const state = paymentState(moneyOf(order), { isCancelled: order.status === 'cancelled' });
      expect(order).toMatchObject({
        ...sums,
        payment_state: state,
      });
    }
  });

  it('has sent every mail at least once, but for those whose order was no longer paid', async () => {
    const wanted = [
      ...orders.flatMap(({ id }) => [`placed ${id}`, `team_order ${id}`]),
      ...orders.flatMap((order) => timesPaid(order).map(() => `paid ${order.id}`)),
      ...payments.filter(({ halere }) => halere < 0).map((refund) => `refunded ${refund.order_id}`),
    ];
    expect(mails.map(({ kind, order_id }) => `${kind} ${order_id}`).sort()).toEqual(wanted.sort());
    const files = await readdir(outboxFolder(dataDir));
    const again = new Set(sentAgain);
    const unsent = mails.filter(
      ({ id, created_at, error }) =>
        error !== NO_LONGER_PAID &&
        !again.has(id) &&
        !files.includes(`${fileStamp(created_at)}-${id}.eml`),
    );
    expect(unsent).toEqual([]);
    expect(mails.length).toBeGreaterThan(sentAgain.length);
  });

  it('has numbered its documents without a gap or a double', async () => {
    const documents = await OrderDocument.query(knex)
      .modify('listed')
      .select('series', 'year', 'number');
    const counters = await knex('document_counters').select('series', 'year', 'last');
    const numbersOf = ({ series, year }: { series: string; year: number }) =>
      documents
        .filter((one) => one.series === series && one.year === year)
        .map((one) => one.number);
    for (const counter of counters) {
      const all = Array.from({ length: counter.last }, (_, index) => index + 1);
      expect(numbersOf(counter).sort((one, other) => one - other)).toEqual(all);
    }
    expect(counters.reduce((sum, { last }) => sum + last, 0)).toBe(documents.length);
    const invoiced = new Set(
      documents.flatMap(({ kind, order_id }) => (kind === 'invoice' ? [order_id] : [])),
    );
    const paid = orders.filter((order) => timesPaid(order).length > 0).map(({ id }) => id);
    expect([...invoiced].sort((one, other) => one - other)).toEqual(paid);
    expect(documents.some(({ kind }) => kind === 'credit_note')).toBe(true);
  });
});

/** Does everything, some at a time, and kills the server in between. */
async function doAll(
  context: ReturnType<typeof createActionRunner>,
  kill: () => void,
): Promise<Done> {
  const queue = fc.sample(shopActions, { seed: SEED, numRuns: ACTIONS }).entries();
  const moments = fc.sample(fc.tuple(fc.nat(Math.floor((0.8 * ACTIONS) / KILLS)), fc.nat(40)), {
    seed: SEED,
    numRuns: KILLS,
  });
  const kills = new Map(
    moments.map(([after, ms], index) => [Math.floor((index * ACTIONS) / KILLS) + after, ms]),
  );
  const customer = async () => {
    for (const [index, action] of queue) {
      const ms = kills.get(index);
      if (ms !== undefined) setTimeout(kill, ms);
      await context.act(action satisfies ShopAction, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, customer));
  return context.done;
}

/** Sends what wasn't yet, as a server would an hour later, and returns what that was. */
async function deliverRest(knex: Knex, dataDir: string): Promise<number[]> {
  const sent: number[] = [];
  const outbox = createOutbox({
    cache: new ResponseCache(),
    knex,
    dataDir,
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    smtpUrl: undefined,
    now: () => new Date(Date.now() + 3_600_000),
    rest: { times: 0, mostMs: 0 },
    send: async ({ id, to, subject }) => {
      sent.push(id);
      return { to, subject };
    },
  });
  await outbox.deliverDue();
  return sent;
}

/** An order's payments as they were booked: a statement's may be of an earlier day. */
const bookedOf = ({ payments = [] }: Order): Payment[] =>
  [...payments].sort((one, other) => one.id - other.id);

/** The payments with which an order became paid. */
function timesPaid(order: Order): Payment[] {
  const { total_halere: total } = order;
  let [paid, refunded] = [0, 0];
  const isPaidNow = () =>
    isFullyPaid(paymentState({ paid, refunded, total }, { isCancelled: false }));
  return bookedOf(order).filter(({ halere }) => {
    const before = isPaidNow();
    paid += Math.max(halere, 0);
    refunded += Math.max(-halere, 0);
    return halere > 0 && !before && isPaidNow();
  });
}
