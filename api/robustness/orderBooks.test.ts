import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, it, vi } from 'vitest';
import { Setting } from '../../db/models/content.ts';
import { Order, OrderItem } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { booksOf } from '../modules/documents/ledger.ts';
import { printing } from '../modules/documents/printing.ts';
import { addRates, ratesOf } from '../modules/documents/rates.ts';
import { issueCreditNote, issueInvoice } from '../modules/documents/settle.ts';
import { updateOrder } from '../modules/orders/updateOrder.ts';
import { bookPayment } from '../modules/payments/bookPayment.ts';
import { moneyOf } from '../modules/payments/moneyOf.ts';
import { testOrder } from '../testing/testOrders.ts';
import { anyOrderLife, type Deed, type OrderLife } from './anyOrderLife.ts';

/** `FUZZ_SEED` asks for other lives, `FUZZ_FACTOR` for more (`npm run test:deep`: 20,000). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const FACTOR = Number(process.env.FUZZ_FACTOR ?? 1);
/** Half of them on each database. */
const LIVES = FACTOR > 1 ? 1_000 * FACTOR : 250;
const NOW = new Date('2026-11-23T10:00:00.000Z');

describeEachDatabase('every crown that the team keeps', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  it('stands in exactly one document, whatever happens to an order', {
    timeout: 1_800_000,
  }, async () => {
    // What is printed is tested elsewhere, and would take most of the time.
    const printed = vi
      .spyOn(printing, 'print')
      .mockResolvedValue({ pdf: Buffer.from(''), isdoc: '', fileName: '' });
    // One transaction for a whole life, so that none waits for the disk; locks are tested elsewhere.
    const lived = fc.asyncProperty(anyOrderLife, (life) =>
      knex.transaction((trx) => live(trx, life)),
    );
    await fc.assert(lived, { seed: SEED, numRuns: LIVES }).finally(() => printed.mockRestore());
  });
});

async function live(trx: Knex.Transaction, life: OrderLife): Promise<void> {
  await Setting.query(trx).delete().where({ setting_key: 'vat_payer' });
  await Setting.query(trx).insert({
    setting_key: 'vat_payer',
    setting_group: 'general',
    value: life.isPayer ? 'on' : 'off',
    search: '',
  });
  const id = await place(trx, life);
  await expectBalance(trx, id, life);
  for (const deed of life.deeds) {
    await perform(trx, id, deed);
    await expectBalance(trx, id, life);
  }
}

async function place(knex: Knex, { lines, shipping }: OrderLife): Promise<number> {
  const items = lines.reduce((sum, { halere, quantity }) => sum + halere * quantity, 0);
  const { id: _, items: __, ...columns } = testOrder().toJSON();
  const { id } = await Order.query(knex).insert({
    ...columns,
    search: '',
    status: 'pending',
    shipping_price_halere: shipping,
    total_halere: items + shipping,
  });
  for (const { halere, quantity, rate } of lines) {
    await OrderItem.query(knex).insert({
      order_id: id,
      slug: 'cap',
      quantity,
      price_halere: halere,
      vat_rate: rate,
      name_cs: 'Kšiltovka',
      name_en: 'Cap',
    });
  }
  return id;
}

async function perform(trx: Knex.Transaction, id: number, deed: Deed): Promise<void> {
  const order = await Order.query(trx).findById(id).throwIfNotFound();
  const { total, paid, refunded } = moneyOf(order);
  const received = paid - refunded;
  const share = (of: number, percent: number) => Math.max(Math.floor((of * percent) / 100), 1);
  const book = async (halere: number) => {
    const payment = { source: 'hand', externalId: randomUUID(), receivedOn: '2026-11-23' } as const;
    await bookPayment(trx, { ...payment, orderId: id, halere }, NOW);
  };
  switch (deed.kind) {
    case 'pay':
      return book(deed.halere);
    case 'payRest':
      return received < total ? book(total - received) : undefined;
    case 'refund':
      return received > 0 ? book(0 - share(received, deed.percent)) : undefined;
    case 'invoice':
      if (order.status !== 'cancelled') await issueInvoice(trx, id, NOW);
      return;
    case 'credit': {
      const left = (await OrderDocument.query(trx).where({ order_id: id })).reduce(
        (sum, { total_halere }) => sum + total_halere,
        0,
      );
      const halere = share(left, deed.percent);
      if (left > 0) await issueCreditNote(trx, id, { halere, reason: 'By hand' }, NOW);
      return;
    }
    case 'status':
      await updateOrder(trx, order, { status: deed.status }, { now: NOW, userId: null });
  }
}

/** The money, the documents and what is shown of both agree, in all and at each rate. */
async function expectBalance(knex: Knex, id: number, { isPayer }: OrderLife): Promise<void> {
  const order = await Order.query(knex).findById(id).withGraphFetched('[items, payments]');
  if (!order) throw new Error('The order is gone.');
  const documents = await OrderDocument.query(knex).where({ order_id: id }).orderBy('id');
  const isCancelled = order.status === 'cancelled';
  const money = moneyOf(order);
  const books = booksOf({ money, isCancelled, isVatPayer: isPayer, documents });
  const booked = (order.payments ?? []).reduce((sum, { halere }) => sum + halere, 0);
  expect(books.difference).toBe(0);
  expect(booked).toBe(books.kept + books.owedBack);
  expect(order.owed_halere).toBe(books.owedBack);
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
  // Whatever went to and fro, the whole price is taxed as one invoice would have taxed it.
  if (last && books.documented === order.total_halere) {
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
