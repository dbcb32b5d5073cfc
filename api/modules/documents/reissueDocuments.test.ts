import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { testOrder } from '../../testing/testOrders.ts';
import { bookPayment } from '../payments/index.ts';
import { issueCreditNote } from './commands/issueCreditNote.ts';
import { reissueDocuments } from './commands/reissueDocuments.ts';
import { withFormerBuyer } from './formerBuyer.ts';
import { booksOf } from './ledger.ts';
import { moneyOf } from './moneyOf.ts';
import { addRates, ratesOf } from './rates.ts';

const TOTAL = 209_260;
let now = new Date('2026-12-20T10:00:00.000Z');

describeOnSqlite('documents of a corrected order', (open) => {
  let knex: Knex;
  let bus: Bus;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => now);
    const row = { setting_group: 'general', value: 'on', search: '' } as const;
    await Setting.query(knex).insert({ ...row, setting_key: 'vat_payer' });
  });
  beforeEach(() => {
    now = new Date('2026-12-20T10:00:00.000Z');
  });
  afterAll(() => knex.destroy());

  const place = async (): Promise<number> => {
    const { id: _, items = [], ...columns } = testOrder().toJSON();
    const { id } = await Order.query(knex).insert({ ...columns, search: '', status: 'pending' });
    for (const item of items) await OrderItem.query(knex).insert({ ...item, order_id: id });
    return id;
  };
  const pay = (orderId: number, halere: number, receivedOn = '2026-12-19') => {
    const payment = { orderId, externalId: randomUUID(), halere, receivedOn };
    return bus.run(PRODUCT, (trx) => bookPayment(trx, { ...payment, source: 'hand' }, now));
  };
  const move = (orderId: number) =>
    Order.query(knex).findById(orderId).patch({ customer_address: 'Nová 1, Tábor, 390 01' });
  const reissue = (orderId: number) => reissueDocuments(bus, { orderId }, PRODUCT);
  const read = async (orderId: number) => {
    const order = await Order.query(knex).findById(orderId).throwIfNotFound();
    const documents = await OrderDocument.query(knex)
      .where({ order_id: orderId })
      .modify('listed')
      .modify('stated');
    const account = { money: moneyOf(order), isCancelled: false, isVatPayer: true, documents };
    return { order, documents, books: booksOf(account) };
  };
  const sums = async (orderId: number) =>
    (await read(orderId)).documents.map(({ kind, total_halere }) => [kind, total_halere]);

  it('are credited and issued anew, for the same supply on the same day', async () => {
    const id = await place();
    await pay(id, TOTAL);
    await expect(reissue(id)).rejects.toMatchObject({ status: 409 });
    const before = await read(id);
    await move(id);
    now = new Date('2026-12-28T10:00:00.000Z');
    await reissue(id);
    const { order, documents, books } = await read(id);
    const [invoice, credit, anew] = documents;
    expect(documents.map(({ kind, total_halere }) => [kind, total_halere])).toEqual([
      ['invoice', TOTAL],
      ['credit_note', -TOTAL],
      ['invoice', TOTAL],
    ]);
    expect(invoice?.facts.customer.address).toBe('Nádražní 5, Písek, 397 01');
    expect(credit?.facts.reason).toBe('Oprava údajů odběratele');
    expect(credit?.facts.customer).toEqual(invoice?.facts.customer);
    // Both are of the period of the supply, which adds up as before.
    expect(credit?.facts.taxableOn).toBe(invoice?.facts.taxableOn);
    expect(anew?.facts).toMatchObject({
      customer: { address: 'Nová 1, Tábor, 390 01' },
      issuedOn: '2026-12-28',
      taxableOn: invoice?.facts.taxableOn,
      lines: invoice?.facts.lines,
      vat: invoice?.facts.vat,
      paidHalere: TOTAL,
      reason: `Oprava údajů odběratele, nahrazuje doklad ${invoice?.number_text}`,
    });
    expect(anew?.facts.uuid).not.toBe(invoice?.facts.uuid);
    expect(books).toEqual(before.books);
    expect(order).toMatchObject({ payment_state: 'paid', owed_halere: 0 });
    await expect(reissue(id)).rejects.toMatchObject({ status: 409 });
    expect(withFormerBuyer(order, documents)).toEqual([]);
  });

  it('keep what was credited before, with its reason', async () => {
    const id = await place();
    await pay(id, TOTAL);
    await issueCreditNote(bus, { orderId: id, halere: 9_260, reason: 'Škrábanec' }, PRODUCT);
    const before = await read(id);
    await move(id);
    await reissue(id);
    const { order, documents, books } = await read(id);
    expect((await sums(id)).slice(2)).toEqual([
      ['credit_note', 9_260 - TOTAL],
      ['invoice', TOTAL],
      ['credit_note', -9_260],
    ]);
    expect(documents.at(-1)?.facts.reason).toBe('Škrábanec');
    expect(books).toEqual(before.books);
    expect(order).toMatchObject({ credited_halere: 9_260, owed_halere: 9_260 });
    const rates = (some: typeof documents) => addRates(...some.map(({ facts }) => ratesOf(facts)));
    expect(rates(documents)).toEqual(rates(before.documents));
  });

  it('do not ask for what was paid and given back since', async () => {
    const id = await place();
    await pay(id, TOTAL);
    await pay(id, -9_260);
    await move(id);
    await reissue(id);
    const { documents } = await read(id);
    const anew = documents.findLast(({ kind }) => kind === 'invoice');
    expect(anew?.facts).toMatchObject({ totalHalere: TOTAL, paidHalere: TOTAL });
  });

  it('are those on payments, while there is no invoice', async () => {
    const id = await place();
    await pay(id, 100_000);
    await move(id);
    await reissue(id);
    expect(await sums(id)).toEqual([
      ['advance', 100_000],
      ['credit_note', -100_000],
      ['advance', 100_000],
    ]);
    const { documents, books } = await read(id);
    expect(documents[2]?.facts.taxableOn).toBe(documents[0]?.facts.taxableOn);
    expect(documents[2]?.facts.lines.map(({ name }) => name)).toEqual(
      documents[0]?.facts.lines.map(({ name }) => name),
    );
    expect(books.difference).toBe(0);
    await pay(id, TOTAL - 100_000);
    const { documents: all } = await read(id);
    expect(all.at(-1)?.facts.deposits?.map(({ number }) => number)).toEqual([all[2]?.number_text]);
    expect((await read(id)).books.difference).toBe(0);
  });

  it('have the whole price on the new invoice, with the payments that the old one deducted', async () => {
    const id = await place();
    await pay(id, 100_000);
    await pay(id, TOTAL - 100_000);
    await move(id);
    await reissue(id);
    expect((await sums(id)).slice(2)).toEqual([
      ['credit_note', -TOTAL],
      ['invoice', TOTAL],
    ]);
    expect((await read(id)).books).toMatchObject({ documented: TOTAL, difference: 0 });
  });
});
