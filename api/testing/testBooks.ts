import { randomUUID } from 'node:crypto';
import { Setting } from '../../db/models/content.ts';
import { Order, OrderItem } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import type { TestDatabase } from '../../db/testing/databases.ts';
import type { OrderStatus } from '../contract/orderStatuses.ts';
import { issueCreditNote, issueInvoice } from '../modules/documents/index.ts';
import { updateOrder } from '../modules/orders/index.ts';
import { bookPayment } from '../modules/payments/index.ts';
import { PRODUCT } from '../platform/commands.ts';
import { testBus } from './testBus.ts';
import { testOrder } from './testOrders.ts';

/** The last minutes of a year in Prague, and the first ones of the next. */
export const NOW = new Date('2026-12-31T22:59:00.000Z');
export const NEXT_YEAR = new Date('2026-12-31T23:01:00.000Z');

export type Books = Awaited<ReturnType<typeof openBooks>>;

/** The orders and documents of a VAT payer, and what tests do with them; the suite closes its `knex`. */
export async function openBooks(open: () => Promise<TestDatabase>) {
  const { knex } = await open();
  const bus = testBus(knex, () => NOW);

  const set = async (setting_key: string, value: string) => {
    await Setting.query(knex).delete().where({ setting_key });
    const row = { setting_key, setting_group: 'general', value, search: '' } as const;
    await Setting.query(knex).insert(row);
  };
  await set('vat_payer', 'on');

  const clear = async () => {
    await knex('order_documents').update({ original_id: null });
    for (const table of ['order_documents', 'document_counters', 'orders']) {
      await knex(table).delete();
    }
  };
  const order = async (changes: Parameters<typeof testOrder>[0] = {}): Promise<number> => {
    const { id: _, items = [], ...columns } = testOrder(changes).toJSON();
    const { id } = await Order.query(knex).insert({ ...columns, search: '', status: 'pending' });
    for (const item of items) await OrderItem.query(knex).insert({ ...item, order_id: id });
    return id;
  };
  const issue = (orderId: number, now = NOW) =>
    issueInvoice(
      testBus(knex, () => now),
      { orderId },
      PRODUCT,
    );
  const credit = (orderId: number, halere?: number) =>
    issueCreditNote(bus, { orderId, halere, reason: 'Vráceno' }, PRODUCT);

  const pay = (
    orderId: number,
    halere: number,
    receivedOn: string,
    now = NOW,
    source: 'hand' | 'fio' = 'hand',
  ) => {
    const payment = { orderId, source, externalId: randomUUID(), halere, receivedOn };
    return testBus(knex, () => now).run(PRODUCT, (trx) => bookPayment(trx, payment, now));
  };
  const payByBank = (orderId: number, halere: number, receivedOn: string, now = NOW) =>
    pay(orderId, halere, receivedOn, now, 'fio');
  const setStatus = async (orderId: number, status: OrderStatus, now = NOW) => {
    const current = await Order.query(knex).findById(orderId).throwIfNotFound();
    const at = testBus(knex, () => now);
    await updateOrder(at, { current, changes: { status } }, PRODUCT);
  };

  const documentsOf = (id: number) =>
    OrderDocument.query(knex).where({ order_id: id }).orderBy('id');
  const factsOf = async (id: number) => (await documentsOf(id)).map(({ facts }) => facts);
  const issuedFor = async (id: number) =>
    (await documentsOf(id)).map(({ kind, total_halere }) => [kind, total_halere]);
  const owed = async (id: number) =>
    (await Order.query(knex).findById(id).throwIfNotFound()).owed_halere;

  return {
    ...{ knex, bus, set, clear, order, issue, credit, pay, payByBank, setStatus },
    ...{ factsOf, issuedFor, owed },
  };
}
