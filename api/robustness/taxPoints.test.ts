import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Setting } from '../../db/models/content.ts';
import { Order, OrderItem } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { Payment } from '../../db/models/payment.ts';
import { Withdrawal } from '../../db/models/withdrawal.ts';
import { describeOnSqlite } from '../../db/testing/databases.ts';
import { toCrowns } from '../contract/money.ts';
import type { OrderStatus } from '../contract/orderStatuses.ts';
import type { PaymentSource } from '../contract/payments.ts';
import { issueCreditNote } from '../modules/documents/commands/issueCreditNote.ts';
import { issueInvoice } from '../modules/documents/commands/issueInvoice.ts';
import { moneyOf } from '../modules/documents/index.ts';
import { leftHalere, standingInvoice } from '../modules/documents/ledger.ts';
import { printing } from '../modules/documents/printing.ts';
import { updateOrder } from '../modules/orders/index.ts';
import { decideWithdrawal } from '../modules/orders/withdrawals/commands/decideWithdrawal.ts';
import { withdraw } from '../modules/orders/withdrawals/commands/withdraw.ts';
import { movePayment } from '../modules/payments/commands/movePayment.ts';
import { bookPayment } from '../modules/payments/index.ts';
import { type Bus, PRODUCT } from '../platform/commands.ts';
import { testBus } from '../testing/testBus.ts';
import { insertSale } from '../testing/testOrders.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_127);
const RUNS = Math.round(60 * Number(process.env.FUZZ_FACTOR ?? 1));
const PRICE = 100_003;

/** What happens to an order on one day; shares are per cent of what there is. */
const action = fc.record({
  kind: fc.constantFrom(
    'pay',
    'payRest',
    'payRest',
    'refund',
    'reverse',
    'move',
    'invoice',
    'credit',
    'withdraw',
    'settle',
    'pending',
    'shipped',
    'cancelled',
  ),
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 })),
});

type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;

/** The days are December's. */
const dayOf = (index: number) => `2026-12-${String(index + 1).padStart(2, '0')}`;

describeOnSqlite('the days on which an order is taxed', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
    const row = { setting_group: 'general', value: 'on', search: '' } as const;
    await Setting.query(knex).insert({ ...row, setting_key: 'vat_payer' });
    vi.spyOn(printing, 'print').mockResolvedValue({
      pdf: Buffer.from(''),
      isdoc: '',
      fileName: '',
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await knex.destroy();
  });

  const place = (trx: Knex) =>
    insertSale(trx, {
      total_halere: PRICE,
      status: 'pending',
      search: '',
      created_at: '2026-12-01T00:00:00.000Z',
    });

  it('never have more than its price up to any day, nor less than nothing', {
    timeout: 1_800_000,
  }, async () => {
    const lives = fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), (actions) =>
      knex.transaction(async (trx) => {
        const id = await place(trx);
        for (const [index, one] of actions.entries()) {
          await perform(trx, id, one, index);
          for (const { day, halere } of await taxedUpTo(trx, id)) {
            expect(halere, `up to ${day}`).toBeGreaterThanOrEqual(0);
            expect(halere, `up to ${day}`).toBeLessThanOrEqual(PRICE);
          }
        }
      }),
    );
    await fc.assert(lives, { seed: SEED, numRuns: RUNS });
  });

  it('are those on which its payments came, in whatever order they are booked', {
    timeout: 1_800_000,
  }, async () => {
    const parts = fc.array(
      fc.record({ share: fc.integer({ min: 1, max: 9 }), day: fc.nat(20), order: fc.nat() }),
      { minLength: 1, maxLength: 5 },
    );
    const paid = fc.asyncProperty(parts, (asked) =>
      knex.transaction(async (trx) => {
        const id = await place(trx);
        const bus = testBus(trx, () => at(25));
        const whole = asked.reduce((sum, { share }) => sum + share, 0);
        const payments = asked.map(({ share, day }) => ({
          halere: Math.floor((PRICE * share) / whole),
          day: dayOf(day),
        }));
        const booked = payments.reduce((sum, { halere }) => sum + halere, 0);
        payments.push({ halere: PRICE - booked, day: dayOf(21) });
        const counted = payments.filter(({ halere }) => halere > 0);
        for (const { halere, day } of counted) await book(bus, id, 'hand', halere, day, at(25));
        const expected = [...new Set(counted.map(({ day }) => day))].sort().map((day) => ({
          day,
          halere: counted.filter((one) => one.day <= day).reduce((sum, one) => sum + one.halere, 0),
        }));
        expect(await taxedUpTo(trx, id)).toEqual(expected);
      }),
    );
    await fc.assert(paid, { seed: SEED, numRuns: RUNS });
  });
});

const at = (index: number) => new Date(`${dayOf(index)}T10:00:00.000Z`);

/** What an order's documents tax up to each day that one of them names. */
async function taxedUpTo(trx: Knex, orderId: number) {
  const documents = await OrderDocument.query(trx).where({ order_id: orderId }).orderBy('id');
  const days = documents.map(({ facts }) => facts.taxableOn ?? facts.issuedOn);
  return [...new Set(days)].sort().map((day) => ({
    day,
    halere: documents
      .filter((_, index) => (days[index] ?? '') <= day)
      .reduce((sum, { total_halere }) => sum + total_halere, 0),
  }));
}

const book = (
  bus: Bus,
  orderId: number,
  source: PaymentSource,
  halere: number,
  receivedOn: string,
  now: Date,
) =>
  bus.run(PRODUCT, (trx) =>
    bookPayment(trx, { orderId, source, externalId: randomUUID(), halere, receivedOn }, now),
  );

/** Does an action as far as the order's money allows it, all of it on one day. */
async function perform(trx: Knex, id: number, { kind, percent }: Action, index: number) {
  const now = at(index);
  const bus = testBus(trx, () => now);
  const order = await Order.query(trx).findById(id).throwIfNotFound();
  const received = order.paid_halere - order.refunded_halere;
  const rest = order.total_halere - order.credited_halere - received;
  const part = (of: number) => Math.max(Math.floor((of * percent) / 100), 1);
  const documents = await OrderDocument.query(trx).where({ order_id: id }).orderBy('id');
  // Of goods that are sent and paid in part there is no invoice yet that money could be taken from.
  const isDue = order.status === 'shipped' && !standingInvoice(documents);
  switch (kind) {
    case 'pay':
    case 'payRest':
      if (rest <= 0) return;
      await book(bus, id, 'hand', kind === 'pay' ? part(rest) : rest, dayOf(index), now);
      return;
    case 'refund':
    case 'reverse':
      if (received <= 0 || isDue) return;
      await book(bus, id, kind === 'refund' ? 'hand' : 'fio', -part(received), dayOf(index), now);
      return;
    case 'move': {
      const payment = await Payment.query(trx)
        .where({ order_id: id })
        .where('halere', '>', 0)
        .orderBy('id')
        .first();
      if (!payment || payment.halere > received || isDue) return;
      await movePayment(bus, { paymentId: payment.id, orderId: null, reason: 'Mistake' }, PRODUCT);
      return;
    }
    case 'invoice':
      if (order.status !== 'cancelled') await issueInvoice(bus, { orderId: id }, PRODUCT);
      return;
    case 'credit': {
      const left = documents.reduce((sum, { total_halere }) => sum + total_halere, 0);
      if (left <= 0) return;
      await issueCreditNote(bus, { orderId: id, halere: part(left), reason: 'By hand' }, PRODUCT);
      return;
    }
    case 'withdraw': {
      const [item] = await OrderItem.query(trx).where({ order_id: id });
      const isOpen = await Withdrawal.query(trx).findOne({ order_id: id });
      if (!item || isOpen || order.status === 'cancelled') return;
      const items = [{ id: item.id, quantity: 1 }];
      await withdraw(bus, { orderId: id, key: randomUUID(), note: '', items }, PRODUCT);
      return;
    }
    case 'settle': {
      const made = await Withdrawal.query(trx).findOne({ order_id: id, state: 'received' });
      const left = leftHalere(moneyOf(order), documents);
      if (!made || left <= 0) return;
      const decision = { id: made.id, state: 'settled', reason: '' } as const;
      await decideWithdrawal(bus, { ...decision, amount: toCrowns(part(left)) }, PRODUCT);
      return;
    }
    default:
      await updateOrder(bus, { current: order, changes: { status: kind as OrderStatus } }, PRODUCT);
  }
}
