import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, it, vi } from 'vitest';
import { Setting } from '../../db/models/content.ts';
import { Order } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { Payment } from '../../db/models/payment.ts';
import { type DatabaseKind, describeEachDatabase } from '../../db/testing/databases.ts';
import { orderSums } from '../contract/orderLines.ts';
import { OPEN_STATES, OWED_STATES, paymentState } from '../contract/payments.ts';
import { placedLines } from '../contract/placedLines.ts';
import { vatOf } from '../modules/documents/facts.ts';
import { booksOf, standingInvoice } from '../modules/documents/ledger.ts';
import { moneyOf } from '../modules/documents/moneyOf.ts';
import { printing } from '../modules/documents/printing.ts';
import { addRates, ratesOf, totalOf } from '../modules/documents/rates.ts';
import { testBus } from '../testing/testBus.ts';
import { anyOrderLife, type OrderAction, type OrderLife } from './anyOrderLife.ts';
import { type Ids, NOW, perform, place } from './orderActions.ts';

const USUAL_SEED = 20_261_123;
/** `FUZZ_SEED` asks for other lives, `FUZZ_FACTOR` for more (`npm run test:deep`: 20,000). */
const SEED = Number(process.env.FUZZ_SEED ?? USUAL_SEED);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
/** 240 lives usually, 20,000 in deep tests; PostgreSQL takes four times as long for each. */
const LIVES: Record<DatabaseKind, number> =
  FACTOR > 1
    ? { sqlite: Math.round(1_500 * FACTOR), postgres: Math.round(500 * FACTOR) }
    : { sqlite: 220, postgres: 20 };
/** Outcomes that the longer run has to see, or it would prove less than its name says. */
const OUTCOMES = [
  ...[
    'pay',
    'payRest',
    'refund',
    'reversal',
    'move',
    'assign',
    'invoice',
    'credit',
    'withdraw',
    'status',
  ].map((kind) => `${kind} done`),
  'move refused',
  'reversal refused',
];

describeEachDatabase('every crown that the team keeps', (open, kind) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  it('is in exactly one document, whatever happens to an order', {
    timeout: 1_800_000,
  }, async () => {
    // What is printed is tested elsewhere, and would take most of the time.
    const printed = vi
      .spyOn(printing, 'print')
      .mockResolvedValue({ pdf: Buffer.from(''), isdoc: '', fileName: '' });
    // One transaction for a whole life, so that none waits for the disk; locks are tested elsewhere.
    const outcomes = new Set<string>();
    const lived = fc.asyncProperty(anyOrderLife, (life) =>
      knex.transaction((trx) => live(trx, life, outcomes)),
    );
    await fc
      .assert(lived, { seed: SEED, numRuns: LIVES[kind] })
      .finally(() => printed.mockRestore());
    // So few lives as on PostgreSQL, or others than the usual ones, may have none of what is rare.
    if (kind === 'sqlite' && SEED === USUAL_SEED)
      expect([...outcomes]).toEqual(expect.arrayContaining(OUTCOMES));
  });
});

/** Performs a life's actions one after the other; adds what became of them to the outcomes. */
async function live(
  trx: Knex.Transaction,
  { orders, isPayer, actions }: OrderLife,
  outcomes: Set<string>,
): Promise<void> {
  await Setting.query(trx).delete().where({ setting_key: 'vat_payer' });
  await Setting.query(trx).insert({
    setting_key: 'vat_payer',
    setting_group: 'general',
    value: isPayer ? 'on' : 'off',
    search: '',
  });
  await Payment.query(trx).delete();
  // Commands are parts of the life's transaction.
  const bus = testBus(trx, () => NOW);
  const ids: Ids = [await place(trx, orders[0]), await place(trx, orders[1])];
  let before = (await readAccounts(trx, ids)).orders;
  for (const order of before) expectBalance(order, isPayer);
  for (const action of actions) {
    const outcome = await perform(trx, bus, ids, action);
    outcomes.add(`${action.kind} ${outcome}`);
    const accounts = await readAccounts(trx, ids);
    for (const order of accounts.orders) expectBalance(order, isPayer);
    expectNothingLost(accounts);
    expectNoHigherPrice(before, accounts.orders, action);
    before = accounts.orders;
    const losesMoney = action.kind === 'reversal' || action.kind === 'move';
    const changed = accounts.orders[action.order];
    if (losesMoney && outcome === 'done' && changed) expectTrueInvoice(changed);
  }
}

/** An order with its items, and what was booked and issued for it. */
interface Account {
  order: Order;
  payments: Payment[];
  documents: OrderDocument[];
}

/** Both orders, in the order of their ids, and every payment, read with four queries. */
async function readAccounts(
  trx: Knex,
  ids: Ids,
): Promise<{ orders: Account[]; payments: Payment[] }> {
  const orders = await Order.query(trx)
    .findByIds([...ids])
    .orderBy('id')
    .withGraphFetched('[items, withdrawals.items]');
  const payments = await Payment.query(trx);
  const documents = await OrderDocument.query(trx).whereIn('order_id', ids).orderBy('id');
  expect(orders.length).toBe(ids.length);
  const accountOf = (order: Order): Account => ({
    order,
    payments: payments.filter(({ order_id }) => order_id === order.id),
    documents: documents.filter(({ order_id }) => order_id === order.id),
  });
  return { orders: orders.map(accountOf), payments };
}

/**
 * What a credit note or a withdrawal took off a price stays off, whatever comes; only a person undoes it, by
 * crediting all of what nothing was paid for, or by invoicing all of what was wholly credited.
 */
function expectNoHigherPrice(
  before: readonly Account[],
  after: readonly Account[],
  { kind }: OrderAction,
): void {
  for (const [index, { order }] of after.entries()) {
    const former = before[index]?.order;
    if (former === undefined) throw new Error('Both orders stay.');
    const isUndone = kind === 'credit' || (kind === 'invoice' && moneyOf(former).total === 0);
    if (!isUndone) expect(moneyOf(order).total).toBeLessThanOrEqual(moneyOf(former).total);
  }
}

/** What both orders received and what waits is what ever moved, wherever it was booked by then. */
function expectNothingLost({ orders, payments }: Awaited<ReturnType<typeof readAccounts>>): void {
  const moved = sumOf(payments);
  const waiting = payments.filter(({ state }) => state === 'waiting');
  expect(waiting.every(({ order_id }) => order_id === null)).toBe(true);
  const received = orders.reduce(
    (sum, { order }) => sum + order.paid_halere - order.refunded_halere,
    0,
  );
  expect(received + sumOf(waiting)).toBe(moved);
}

/** The invoice of an order with money outstanding must not call it paid, by money that was taken off. */
function expectTrueInvoice({ order, documents }: Account): void {
  const invoice = standingInvoice(documents);
  if (!invoice || !OPEN_STATES.includes(order.payment_state)) return;
  const { paidHalere, totalHalere } = invoice.facts;
  expect(paidHalere).toBeLessThan(totalHalere);
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { halere }) => sum + halere, 0);

/** The money, the documents and what is shown of both agree, in all and at each rate. */
function expectBalance({ order, payments, documents }: Account, isPayer: boolean): void {
  const isCancelled = order.status === 'cancelled';
  const money = moneyOf(order);
  const books = booksOf({ money, isCancelled, isVatPayer: isPayer, documents });
  const refunds = payments.filter(({ source, halere }) => halere < 0 && source !== 'fio');
  const booked = sumOf(payments);
  // A bank's reversal was never received; a refund was received and sent back.
  expect(order.refunded_halere).toBe(0 - sumOf(refunds));
  expect(order.paid_halere).toBe(booked - sumOf(refunds));
  expect(books.difference).toBe(0);
  expect(orderSums(placedLines(order)).total).toBe(money.total);
  expect(totalOf(vatOf(order, isPayer, documents))).toBe(money.total);
  expect(booked).toBe(books.kept + books.owedBack);
  expect(order.owed_halere).toBe(books.owedBack);
  // What filters find is what is shown, and red is what is owed.
  expect(order.payment_state).toBe(paymentState(money, { isCancelled }));
  expect(OWED_STATES.includes(order.payment_state)).toBe(books.owedBack > 0);
  expect([books.kept, books.owedBack, money.total].every((halere) => halere >= 0)).toBe(true);
  if (isPayer && !isCancelled) expect(books.documented).toBe(books.kept + books.invoicedUnpaid);
  if (isCancelled && books.hasInvoice) expect(books.documented).toBe(0);

  const rates = addRates(...documents.map(({ facts }) => ratesOf(facts)));
  expect(rates.reduce((sum, { total }) => sum + total, 0)).toBe(books.documented);
  for (const { base, vat, total } of rates) {
    expect(base + vat).toBe(total);
    expect(total).toBeGreaterThanOrEqual(0);
    // Of what was wholly given back, no tax remains.
    if (total === 0) expect([base, vat]).toEqual([0, 0]);
  }
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  // Whatever went to and fro, the whole price is taxed as its invoice taxed it.
  if (last && last.facts.totalHalere > 0 && books.documented === last.facts.totalHalere) {
    expect(rates.filter(({ total }) => total > 0)).toEqual(
      last.facts.vat.filter(({ total }) => total > 0),
    );
  }
  for (const { facts, total_halere } of documents) {
    const lines = facts.lines.reduce((sum, { halere }) => sum + halere, 0);
    expect(lines).toBe(facts.totalHalere);
    expect(facts.vat.reduce((sum, { total }) => sum + total, 0)).toBe(facts.totalHalere);
    if (!facts.deposits?.length) expect(total_halere).toBe(facts.totalHalere);
  }
}
