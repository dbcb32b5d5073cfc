import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { CardRefund } from '../../../db/models/cardPayment.ts';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { BANK_SOURCES } from '../../contract/payments.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { Failure } from '../../platform/failure.ts';
import { testBus } from '../../testing/testBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { bookPayment, type NewPayment } from './bookPayment.ts';
import { type CardProvider, ProviderRefused, ProviderUnreachable } from './cards/provider.ts';
import { assignPayment } from './commands/assignPayment.ts';
import { bookByHand } from './commands/bookByHand.ts';
import { movePayment } from './commands/movePayment.ts';
import { settleRefund } from './refunds/commands/settleRefund.ts';
import { refundThrough } from './refunds/refundThrough.ts';
import { reservedHalere } from './refunds/reserved.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const LATER = new Date('2026-11-20T11:00:00.000Z');
const DAY = '2026-11-20';
const TOTAL = 1_000;
const IS_DEEP = Number(process.env.FUZZ_FACTOR ?? 1) > 1;
const RUNS = IS_DEEP ? 300 : 12;

const nth = fc.nat(20);
const halere = fc.integer({ min: 1, max: 1_200 });
const answer = fc.constantFrom('sends', 'refuses', 'sends unheard', 'is down');

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('fio', 'card', 'hand', 'waiting'), order: nth, halere }),
  fc.record({ kind: fc.constantFrom('refund by hand', 'reversal'), order: nth, halere }),
  fc.record({ kind: fc.constant('refund by card'), which: nth, halere, answer }),
  fc.record({ kind: fc.constant('two refunds by card'), which: nth, halere, answer }),
  fc.record({ kind: fc.constant('settle'), which: nth }),
  fc.record({ kind: fc.constant('move'), which: nth, order: fc.option(nth) }),
  fc.record({ kind: fc.constant('assign'), which: nth, order: nth }),
);

describeEachDatabase('the sums of orders', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  it(
    'are those of their payments, and nothing is sent back twice, whatever happens',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          const world = await newWorld(knex);
          for (const each of steps) {
            await world.act(each);
            await world.check();
          }
          await world.settleAll();
          await world.check();
        }),
        { seed: 22, numRuns: RUNS },
      );
    },
    IS_DEEP ? 1_800_000 : 120_000,
  );
});

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);

/** Three orders, and a provider that knows what it sent. */
async function newWorld(knex: Knex) {
  await knex('order_documents').update({ original_id: null });
  for (const table of ['card_refunds', 'order_documents', 'payments', 'order_items', 'orders']) {
    await knex(table).delete();
  }
  const placed = { total_halere: TOTAL, created_at: '2026-11-19T10:00:00.000Z' };
  const orders: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    orders.push(await insertSale(knex, placed));
  }
  const bus = testBus(knex, () => NOW);
  const later = testBus(knex, () => LATER);
  const orderOf = (which: number) => orders[which % orders.length] ?? 0;
  /** What the provider sent back of each card payment: each refund by itself. */
  const sent = new Map<string, number[]>();
  const sentOf = (transId: string) => sum(sent.get(transId) ?? []);
  let came = 0;
  let mood = 'sends';

  const provider: CardProvider = {
    create: () => Promise.reject(new ProviderRefused('not here')),
    status: () => Promise.reject(new ProviderRefused('not here')),
    cancel: () => Promise.reject(new ProviderRefused('not here')),
    async refund(transId, amount) {
      if (mood === 'refuses') throw new ProviderRefused('no');
      if (mood === 'is down') throw new ProviderUnreachable('down');
      sent.set(transId, [...(sent.get(transId) ?? []), amount]);
      if (mood === 'sends unheard') throw new ProviderUnreachable('lost');
    },
    notified: () => null,
    acknowledgement: '',
  };

  const booked = (payment: Omit<NewPayment, 'externalId' | 'receivedOn'>) =>
    bus.run(PRODUCT, (trx) =>
      bookPayment(trx, { ...payment, externalId: randomUUID(), receivedOn: DAY }, NOW),
    );
  const some = async (where: Partial<Payment>, which: number) => {
    const rows = await Payment.query(knex).where(where).where('halere', '>', 0).orderBy('id');
    return rows[which % Math.max(rows.length, 1)];
  };
  const refund = async (which: number, amount: number, key: string) => {
    const through = await some({ source: 'card' }, which);
    if (!through?.order_id) return;
    const noted = { halere: -amount, receivedOn: DAY, note: '', key };
    await refundThrough(
      { knex, bus, provider },
      { ...noted, orderId: through.order_id, through: through.id },
      PRODUCT,
    );
  };
  /** Says of an open refund what the provider's portal shows. */
  const settle = async (open: CardRefund | undefined) => {
    if (!open) return;
    const done = await CardRefund.query(knex).where({ trans_id: open.trans_id, state: 'done' });
    // Of equal ones it doesn't matter which is which.
    const unknown = [...(sent.get(open.trans_id) ?? [])];
    for (const { halere: one } of done) unknown.splice(unknown.indexOf(one), 1);
    const hasGone = unknown.includes(open.halere);
    await settleRefund(later, { key: open.key, hasGone }, PRODUCT);
  };
  const openRefunds = () => CardRefund.query(knex).whereNot({ state: 'done' }).orderBy('key');

  const perform = async (each: typeof step extends fc.Arbitrary<infer Of> ? Of : never) => {
    if ('answer' in each) {
      mood = each.answer;
      const asked = [refund(each.which, each.halere, randomUUID())];
      if (each.kind === 'two refunds by card') {
        asked.push(refund(each.which, each.halere, randomUUID()));
      }
      for (const outcome of await Promise.allSettled(asked)) {
        if (outcome.status === 'rejected') throw outcome.reason;
      }
    } else if (each.kind === 'settle') {
      const open = await openRefunds();
      await settle(open[each.which % Math.max(open.length, 1)]);
    } else if (each.kind === 'move' && 'order' in each) {
      const payment = await some({ state: 'booked' }, 'which' in each ? each.which : 0);
      const orderId = each.order === null ? null : orderOf(each.order);
      if (!payment) return;
      await movePayment(bus, { paymentId: payment.id, orderId, reason: 'Wrong' }, PRODUCT);
    } else if (each.kind === 'assign' && 'which' in each && 'order' in each) {
      const payment = await some({ state: 'waiting' }, each.which);
      const orderId = orderOf(each.order ?? 0);
      if (!payment) return;
      await assignPayment(bus, { paymentId: payment.id, orderId }, PRODUCT);
    } else if ('halere' in each) {
      await receive(each.kind, orderOf(each.order), each.halere);
    }
  };

  const receive = async (kind: string, orderId: number, amount: number) => {
    if (kind === 'refund by hand') {
      const noted = { halere: -amount, receivedOn: DAY, note: '', key: '' };
      await bookByHand(bus, { ...noted, orderId }, PRODUCT);
      came -= amount;
      return;
    }
    if (kind === 'reversal') {
      await booked({ orderId, source: 'fio', halere: -amount });
      came -= amount;
      return;
    }
    const source = kind === 'card' || kind === 'hand' ? kind : 'fio';
    await booked({ orderId: kind === 'waiting' ? null : orderId, source, halere: amount });
    came += amount;
  };

  return {
    /** A step that the rules refuse changes nothing. */
    act: async (each: Parameters<typeof perform>[0]) =>
      perform(each).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      }),

    async settleAll() {
      for (const open of await openRefunds()) await settle(open);
      expect(await openRefunds()).toEqual([]);
      const all = sum([...sent.values()].flat());
      const cards = await Payment.query(knex).where({ source: 'card' }).where('halere', '<', 0);
      expect(0 - sum(cards.map(({ halere: one }) => one))).toBe(all);
    },

    async check() {
      const payments = await Payment.query(knex);
      const total = (rows: Payment[]) => sum(rows.map(({ halere: one }) => one));
      for (const id of orders) {
        const order = await Order.query(knex).findById(id).throwIfNotFound();
        const own = payments.filter(({ order_id }) => order_id === id);
        const isRefund = (row: Payment) => row.halere < 0 && !BANK_SOURCES.includes(row.source);
        expect(order.refunded_halere).toBe(0 - total(own.filter(isRefund)));
        expect(order.paid_halere).toBe(total(own.filter((row) => !isRefund(row))));
        const kept = order.paid_halere - order.refunded_halere;
        expect(kept).toBeGreaterThanOrEqual(await reservedHalere(knex, id));
      }
      // No money appears or goes by being moved.
      const ofCards = payments.filter(({ source, halere: one }) => source === 'card' && one < 0);
      expect(total(payments)).toBe(came + total(ofCards));
      for (const card of payments.filter(({ source, halere: one }) => source === 'card' && one > 0))
        expect(sentOf(card.external_id)).toBeLessThanOrEqual(card.halere);
    },
  };
}
