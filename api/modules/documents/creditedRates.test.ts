import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { testOrder } from '../../testing/testOrders.ts';
import { bookPayment } from '../payments/index.ts';
import { issueCreditNote } from './commands/issueCreditNote.ts';
import { issueInvoice } from './commands/issueInvoice.ts';
import { reissueDocuments } from './commands/reissueDocuments.ts';
import { proformaFacts, vatOf } from './facts.ts';
import { issueMissingDocuments } from './issueMissingDocuments.ts';
import { documentedRates } from './ledger.ts';
import { totalOf } from './rates.ts';
import { readSeller } from './seller.ts';

const now = new Date('2026-12-20T10:00:00.000Z');
const REDUCTION = 'Price reduction by earlier credit notes';

describeOnSqlite('what credit notes took off the price of an item', (open) => {
  let knex: Knex;
  let bus: Bus;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => now);
    const row = { setting_group: 'general', value: 'on', search: '' } as const;
    await Setting.query(knex).insert({ ...row, setting_key: 'vat_payer' });
  });
  afterAll(() => knex.destroy());

  /** An order of items at two rates. */
  const place = async (): Promise<number> => {
    const { id: _, items = [], ...columns } = testOrder({ locale: 'en' }).toJSON();
    const { id } = await Order.query(knex).insert({ ...columns, search: '', status: 'pending' });
    for (const [at, item] of items.entries()) {
      await OrderItem.query(knex).insert({ ...item, vat_rate: at === 0 ? 12 : 21, order_id: id });
    }
    return id;
  };
  const credit = (orderId: number, halere: number, rate?: number) => {
    const byRate = rate === undefined ? undefined : new Map([[rate, halere]]);
    return issueCreditNote(bus, { orderId, halere, byRate, reason: 'Škrábanec' }, PRODUCT);
  };
  const pay = (orderId: number, halere: number) => {
    const payment = { orderId, externalId: randomUUID(), halere, receivedOn: '2026-12-19' };
    return bus.run(PRODUCT, (trx) => bookPayment(trx, { ...payment, source: 'hand' }, now));
  };
  const follow = (orderId: number, status: OrderStatus) =>
    bus.run(PRODUCT, async (trx) => {
      await Order.query(trx).findById(orderId).patch({ status });
      const cause = status === 'cancelled' ? 'cancelled' : 'reopened';
      await issueMissingDocuments(trx, orderId, { cause, userId: null }, now);
    });
  /** Cancels and opens an order, which is invoiced anew then. */
  const invoiceAnew = async (orderId: number) => {
    await follow(orderId, 'cancelled');
    await follow(orderId, 'pending');
    await issueInvoice(bus, { orderId }, PRODUCT);
  };
  const documentsOf = (orderId: number) =>
    OrderDocument.query(knex).where({ order_id: orderId }).modify('listed').modify('stated');
  const reductions = async (orderId: number) => {
    const invoice = (await documentsOf(orderId)).findLast(({ kind }) => kind === 'invoice');
    const { lines = [] } = invoice?.facts ?? {};
    return lines
      .filter(({ name }) => name === REDUCTION)
      .map(({ vatRate, halere }) => [vatRate, halere]);
  };

  describe('is in a later invoice', () => {
    it('at the rate of that item (VAT act, § 42)', async () => {
      const id = await place();
      await issueInvoice(bus, { orderId: id }, PRODUCT);
      await credit(id, 1_000, 12);
      await invoiceAnew(id);
      expect(await reductions(id)).toEqual([[12, -1_000]]);
      await credit(id, 500, 21);
      await invoiceAnew(id);
      expect(await reductions(id)).toEqual([
        [21, -500],
        [12, -1_000],
      ]);
    });

    it('at that rate, too, where its documents were issued to another buyer', async () => {
      const id = await place();
      await issueInvoice(bus, { orderId: id }, PRODUCT);
      await credit(id, 1_000, 12);
      const before = documentedRates(await documentsOf(id));
      await Order.query(knex).findById(id).patch({ customer_address: 'Nová 1, Tábor, 390 01' });
      await reissueDocuments(bus, { orderId: id }, PRODUCT);
      expect(documentedRates(await documentsOf(id))).toEqual(before);
      await invoiceAnew(id);
      expect(await reductions(id)).toEqual([[12, -1_000]]);
    });
  });

  it('is at the rate of that item on the proforma and in the export, too', async () => {
    const id = await place();
    await issueInvoice(bus, { orderId: id }, PRODUCT);
    await credit(id, 1_000, 12);
    const order = await Order.query(knex)
      .findById(id)
      .withGraphFetched('[items, withdrawals.items]')
      .throwIfNotFound();
    const documents = await documentsOf(id);
    const left = documentedRates(documents).map(({ rate, total }) => [rate, total]);
    const seller = await readSeller(knex, 'en');
    for (const vat of [proformaFacts(order, seller, documents).vat, vatOf(order, true, documents)])
      expect(vat.map(({ rate, total }) => [rate, total])).toEqual(left);
  });

  it('leaves, whatever was credited and paid, each rate what the credit notes left it', async () => {
    const action = fc.oneof(
      fc.record({ credit: fc.integer({ min: 1, max: 3_000 }), rate: fc.constantFrom(12, 21) }),
      fc.record({ pay: fc.integer({ min: 1, max: 20_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        const id = await place();
        await issueInvoice(bus, { orderId: id }, PRODUCT);
        for (const each of actions) {
          if ('credit' in each) await credit(id, each.credit, each.rate);
          else await pay(id, each.pay);
        }
        const before = documentedRates(await documentsOf(id));
        await follow(id, 'cancelled');
        await follow(id, 'pending');
        await issueInvoice(bus, { orderId: id }, PRODUCT).catch(() => undefined);
        const documents = await documentsOf(id);
        const invoice = documents.findLast(({ kind }) => kind === 'invoice');
        const { vat = [], lines = [] } = invoice?.facts ?? {};
        expect(totalOf(vat)).toBe(totalOf(before));
        expect(lines.reduce((sum, { halere }) => sum + halere, 0)).toBe(totalOf(before));
        expect(vat.map(({ rate, total }) => [rate, total])).toEqual(
          before.map(({ rate, total }) => [rate, total]),
        );
      }),
      { numRuns: 25 },
    );
  });
});
