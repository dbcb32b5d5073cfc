import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { OrderStatus } from '../../contract/orderStatuses.ts';
import { vatBreakdown } from '../../contract/vat.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { type Bus, PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { testBus } from '../../testing/testBus.ts';
import { testOrder } from '../../testing/testOrders.ts';
import { updateOrder } from '../orders/index.ts';
import { bookPayment } from '../payments/index.ts';
import { issueCreditNote } from './commands/issueCreditNote.ts';
import { issueInvoice } from './commands/issueInvoice.ts';
import { takeOffWithdrawn } from './commands/takeOffWithdrawn.ts';
import { openOf } from './moneyOf.ts';
import { addRates } from './rates.ts';

const NOW = new Date('2026-12-31T22:59:00.000Z');
const NEXT_YEAR = new Date('2026-12-31T23:01:00.000Z');

describeEachDatabase('documents that stay', (open) => {
  let knex: Knex;
  let bus: Bus;
  beforeAll(async () => {
    ({ knex } = await open());
    bus = testBus(knex, () => NOW);
    await set('vat_payer', 'on');
  });
  beforeEach(async () => {
    await knex('order_documents').update({ original_id: null });
    for (const table of ['order_documents', 'document_counters', 'orders']) {
      await knex(table).delete();
    }
  });
  afterAll(() => knex.destroy());

  const set = async (setting_key: string, value: string) => {
    await Setting.query(knex).delete().where({ setting_key });
    const row = { setting_key, setting_group: 'general', value, search: '' } as const;
    await Setting.query(knex).insert(row);
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

  const pay = (orderId: number, halere: number, receivedOn: string, now = NOW) => {
    const payment = {
      orderId,
      source: 'hand',
      externalId: randomUUID(),
      halere,
      receivedOn,
    } as const;
    const bus = testBus(knex, () => now);
    return bus.run(PRODUCT, (trx) => bookPayment(trx, payment, now));
  };
  const payByBank = (orderId: number, halere: number, receivedOn: string, now = NOW) => {
    const movement = { orderId, source: 'fio', externalId: randomUUID() } as const;
    const bus = testBus(knex, () => now);
    return bus.run(PRODUCT, (trx) => bookPayment(trx, { ...movement, halere, receivedOn }, now));
  };
  const setStatus = async (orderId: number, status: OrderStatus, now = NOW) => {
    const current = await Order.query(knex).findById(orderId).throwIfNotFound();
    const bus = testBus(knex, () => now);
    await updateOrder(bus, { current, changes: { status } }, PRODUCT);
  };
  const factsOf = async (id: number) =>
    (await OrderDocument.query(knex).where({ order_id: id }).orderBy('id')).map(
      ({ facts }) => facts,
    );
  const owed = async (id: number) =>
    (await Order.query(knex).findById(id).throwIfNotFound()).owed_halere;
  const issuedFor = async (id: number) =>
    (await OrderDocument.query(knex).where({ order_id: id }).modify('listed')).map(
      ({ kind, total_halere }) => [kind, total_halere],
    );

  it('have numbers of the year in Prague without a gap, however many are issued at once', async () => {
    // The first one loads the fonts, for which the others would wait with the database locked.
    const first = await issue(await order());
    const ids = await Promise.all(Array.from({ length: 4 }, () => order()));
    const issued = await Promise.all(ids.map((id) => issue(id)));
    const numbers = [first, ...issued].map(({ number_text }) => number_text).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((number) => `202600000${number}`));
    expect((await issue(await order(), NEXT_YEAR)).number_text).toBe('2027000001');
  });

  it('leave no gap when what they belong to fails', async () => {
    const [one, other] = [await order(), await order()];
    await issue(one);
    const failing = bus.run(PRODUCT, async (trx, context) => {
      await issueInvoice.within(trx, { orderId: other }, context);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await OrderDocument.query(knex).where({ order_id: other })).toEqual([]);
    expect((await issue(other)).number_text).toBe('2026000002');
  });

  it('are one for each order, however often and concurrently they are issued', async () => {
    const id = await order();
    const issued = await Promise.all(Array.from({ length: 4 }, () => issue(id)));
    expect(new Set(issued.map((document) => document.id)).size).toBe(1);
    expect(await OrderDocument.query(knex).resultSize()).toBe(1);
  });

  it('keep their bytes whatever changes later', async () => {
    const id = await order();
    const { pdf, digest, isdoc } = await issue(id);
    await set('seller_name', 'Somebody else');
    await Order.query(knex).findById(id).patch({ customer_name: 'Another' });
    const again = await issue(id, NEXT_YEAR);
    const kept = await OrderDocument.query(knex).findById(again.id).throwIfNotFound();
    expect(kept.pdf.equals(pdf)).toBe(true);
    expect(kept.isdoc.equals(isdoc)).toBe(true);
    expect(kept.digest).toBe(digest);
    expect(kept.facts.customer.name).toBe('Jiřina Žáková');
    await set('seller_name', '');
  });

  it('say what was paid, and when the last of it came', async () => {
    const id = await order();
    await pay(id, 100_000, '2026-12-20');
    await pay(id, 109_260, '2026-12-29');
    const made = await OrderDocument.query(knex).findOne({ order_id: id, kind: 'invoice' });
    expect(made?.facts).toMatchObject({
      paidHalere: 209_260,
      issuedOn: '2026-12-31',
      taxableOn: '2026-12-29',
      isVatPayer: true,
    });
  });

  it('come with the money: an invoice with the last of it, a credit note with what goes back', async () => {
    const id = await order();
    await pay(id, 219_260, '2026-12-20');
    // 100 crowns too much have no document.
    await pay(id, -10_000, '2026-12-21');
    await pay(id, -50_000, '2026-12-22');
    await pay(id, -159_260, '2026-12-23');
    expect(await issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -50_000],
      ['credit_note', -159_260],
    ]);
  });

  it('give back no more than the price when the invoice was taken back before', async () => {
    const id = await order();
    await pay(id, 209_260, '2026-12-20');
    await credit(id);
    await pay(id, -209_260, '2026-12-21');
    expect(await issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -209_260],
    ]);
  });

  it('count a credit note that was issued by hand before its money went back', async () => {
    const id = await order();
    await pay(id, 209_260, '2026-12-20');
    await credit(id, 10_000);
    await pay(id, -10_000, '2026-12-21');
    await pay(id, -5_000, '2026-12-22');
    expect(await issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -10_000],
      ['credit_note', -5_000],
    ]);
  });

  describe('that come again after the price was lowered by hand', () => {
    const openBalance = async (id: number) =>
      openOf(await Order.query(knex).findById(id).throwIfNotFound());

    it('are about the lower price when the bank takes the payment back and it is paid again', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-12-20');
      await credit(id, 10_000);
      await payByBank(id, -209_260, '2026-12-21');
      expect(await openBalance(id)).toBe(199_260);
      await pay(id, 199_260, '2026-12-28');
      expect(await issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -10_000],
        ['credit_note', -199_260],
        ['invoice', 199_260],
      ]);
      expect([await openBalance(id), await owed(id)]).toEqual([0, 0]);
      const invoice = (await factsOf(id)).at(-1);
      expect(invoice).toMatchObject({ paidHalere: 199_260, taxableOn: '2026-12-28' });
      const reduced = invoice?.lines.filter(({ name }) => name === 'Dříve dobropisovaná část ceny');
      expect(reduced?.reduce((sum, { halere }) => sum + halere, 0)).toBe(-10_000);
      expect(addRates(invoice?.vat ?? [])).toEqual(vatBreakdown(invoice?.lines ?? []));
    });

    it('are about the lower price when the order was cancelled and is reopened', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-12-20');
      await credit(id, 10_000);
      await pay(id, -10_000, '2026-12-21');
      await setStatus(id, 'cancelled');
      await setStatus(id, 'processing');
      expect((await issuedFor(id)).slice(2)).toEqual([
        ['credit_note', -199_260],
        ['invoice', 199_260],
      ]);
      expect([await openBalance(id), await owed(id)]).toEqual([0, 0]);
    });

    it('are about the whole price again when all of it was credited and an invoice is issued by hand', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-12-20');
      await credit(id);
      await pay(id, -209_260, '2026-12-21');
      expect(await openBalance(id)).toBe(0);
      expect((await issue(id)).total_halere).toBe(209_260);
    });
  });

  describe('before there is an invoice', () => {
    it('tax each payment of a VAT payer, and the invoice deducts them', async () => {
      const id = await order();
      await pay(id, 100_000, '2026-12-20');
      await pay(id, -20_000, '2026-12-21');
      await pay(id, 129_260, '2026-12-29');
      expect(await issuedFor(id)).toEqual([
        ['advance', 100_000],
        ['credit_note', -20_000],
        ['invoice', 129_260],
      ]);
      const [advance, credit, invoice] = await factsOf(id);
      expect(advance).toMatchObject({
        number: 'P2026000001',
        taxableOn: '2026-12-20',
        totalHalere: 100_000,
        dueOn: null,
      });
      expect(credit?.original).toMatchObject({ kind: 'advance', number: 'P2026000001' });
      expect(invoice).toMatchObject({ totalHalere: 209_260, paidHalere: 209_260 });
      expect(invoice?.deposits).toMatchObject([{ number: 'P2026000001' }]);
      const taxed = addRates(advance?.vat ?? [], credit?.vat ?? []);
      expect(invoice?.deposits?.[0]?.vat).toEqual(taxed);
    });

    it('do not exist for who pays no VAT', async () => {
      await set('vat_payer', 'off');
      const id = await order();
      await pay(id, 100_000, '2026-12-20');
      expect(await issuedFor(id)).toEqual([]);
      await pay(id, 109_260, '2026-12-29');
      expect(await issuedFor(id)).toEqual([['invoice', 209_260]]);
      await set('vat_payer', 'on');
    });

    it('give way to the invoice once the goods are on their way', async () => {
      const id = await order();
      await setStatus(id, 'shipped');
      await pay(id, 100_000, '2026-12-31');
      expect(await issuedFor(id)).toEqual([['invoice', 209_260]]);
    });
  });

  describe('of goods that go before they are paid for', () => {
    it('are a VAT payer’s whole invoice, to be paid, on the day of the delivery (§ 21, § 28)', async () => {
      const id = await order();
      await setStatus(id, 'shipped', new Date('2026-12-10T23:30:00.000Z'));
      expect(await factsOf(id)).toMatchObject([
        { kind: 'invoice', totalHalere: 209_260, paidHalere: 0, taxableOn: '2026-12-11' },
      ]);
      await setStatus(id, 'done');
      await pay(id, 209_260, '2026-12-29');
      expect(await issuedFor(id)).toEqual([['invoice', 209_260]]);
    });

    it('deduct what was paid and taxed before', async () => {
      const id = await order();
      await pay(id, 100_000, '2026-12-02');
      await setStatus(id, 'completed', new Date('2026-12-10T10:00:00.000Z'));
      const [, invoice] = await factsOf(id);
      expect(invoice).toMatchObject({ totalHalere: 209_260, paidHalere: 100_000 });
      expect(await issuedFor(id)).toEqual([
        ['advance', 100_000],
        ['invoice', 109_260],
      ]);
    });

    it('come with a cancelled order that is supplied after all, and go when it is cancelled', async () => {
      const id = await order();
      await setStatus(id, 'cancelled');
      await setStatus(id, 'shipped');
      await setStatus(id, 'cancelled');
      expect(await issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -209_260],
      ]);
    });

    it('are issued anew, unpaid, when the bank takes the payment back', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-12-02');
      await setStatus(id, 'shipped', new Date('2026-12-10T10:00:00.000Z'));
      const taken = { source: 'fio', externalId: randomUUID(), halere: -209_260 } as const;
      await bus.run(PRODUCT, (trx) =>
        bookPayment(trx, { ...taken, orderId: id, receivedOn: '2026-12-28' }, NOW),
      );
      expect(await factsOf(id)).toMatchObject([
        { kind: 'invoice', paidHalere: 209_260, taxableOn: '2026-12-02' },
        { kind: 'credit_note', taxableOn: '2026-12-28' },
        { kind: 'invoice', paidHalere: 0, taxableOn: '2026-12-28' },
      ]);
    });

    it('are not issued again for what was credited by hand or went back', async () => {
      const [credited, refunded] = [await order(), await order()];
      for (const id of [credited, refunded]) await setStatus(id, 'shipped');
      await credit(credited);
      await pay(refunded, 209_260, '2026-12-20');
      await pay(refunded, -209_260, '2026-12-21');
      for (const id of [credited, refunded]) {
        await setStatus(id, 'completed');
        expect(await issuedFor(id)).toEqual([
          ['invoice', 209_260],
          ['credit_note', -209_260],
        ]);
      }
    });

    it('do not come with an order that was refunded before it is supplied, also if it was cancelled', async () => {
      const [reopened, shipped] = [await order(), await order()];
      for (const id of [reopened, shipped]) {
        await pay(id, 209_260, '2026-12-20');
        await pay(id, -209_260, '2026-12-21');
      }
      await setStatus(reopened, 'cancelled');
      for (const id of [reopened, shipped]) {
        await setStatus(id, 'shipped');
        expect(await issuedFor(id)).toEqual([
          ['invoice', 209_260],
          ['credit_note', -209_260],
        ]);
      }
    });

    it('do not exist for who pays no VAT, or for what costs nothing', async () => {
      const free = await order({ total_halere: 0, items: [], shipping_price_halere: 0 });
      await setStatus(free, 'shipped');
      await set('vat_payer', 'off');
      const id = await order();
      await setStatus(id, 'shipped');
      await set('vat_payer', 'on');
      expect([...(await issuedFor(free)), ...(await issuedFor(id))]).toEqual([]);
    });
  });

  it('have the delivery as their tax point, if it came before the money', async () => {
    const id = await order();
    await setStatus(id, 'shipped', new Date('2026-12-10T23:30:00.000Z'));
    await setStatus(id, 'done', new Date('2026-12-15T10:00:00.000Z'));
    await pay(id, 209_260, '2026-12-29');
    expect((await factsOf(id))[0]?.taxableOn).toBe('2026-12-11');
  });

  describe('have as their tax point', () => {
    const taxed = async (id: number) =>
      (await factsOf(id)).map(({ kind, taxableOn }) => [kind, taxableOn]);

    it('the day of the payment that they are about, if an earlier one was only found later', async () => {
      const id = await order();
      await pay(id, 100_000, '2026-12-02');
      await pay(id, 109_260, '2026-11-30');
      expect(await taxed(id)).toEqual([
        ['advance', '2026-12-02'],
        ['invoice', '2026-11-30'],
      ]);
    });

    it('the day on which money went back, for what corrects (§ 42 (3))', async () => {
      const id = await order();
      const booked = new Date('2026-12-01T10:00:00.000Z');
      await pay(id, 100_000, '2026-11-20', booked);
      await pay(id, -10_000, '2026-11-25', booked);
      await pay(id, 119_260, '2026-11-26', booked);
      await pay(id, -5_000, '2026-11-30', booked);
      await credit(id, 1_000);
      expect(await taxed(id)).toEqual([
        ['advance', '2026-11-20'],
        ['credit_note', '2026-11-25'],
        ['invoice', '2026-11-26'],
        ['credit_note', '2026-11-30'],
        ['credit_note', '2026-12-31'],
      ]);
    });

    it('the day of the reopening, if the invoice was credited when the order was cancelled', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-11-20', new Date('2026-11-20T10:00:00.000Z'));
      await setStatus(id, 'cancelled', new Date('2026-12-30T10:00:00.000Z'));
      await setStatus(id, 'processing', new Date('2027-01-02T10:00:00.000Z'));
      expect(await taxed(id)).toEqual([
        ['invoice', '2026-11-20'],
        ['credit_note', '2026-12-30'],
        ['invoice', '2027-01-02'],
      ]);
    });

    it('the day of the reopening for money that came while the order was cancelled', async () => {
      const id = await order();
      await setStatus(id, 'cancelled');
      await pay(id, 209_260, '2026-12-20');
      await setStatus(id, 'processing', NEXT_YEAR);
      expect(await taxed(id)).toEqual([['invoice', '2027-01-01']]);
    });

    it('never the day of what an earlier invoice taxed before it was credited', async () => {
      const id = await order();
      await setStatus(id, 'shipped', new Date('2026-12-10T10:00:00.000Z'));
      await pay(id, 209_260, '2026-12-12');
      await pay(id, -209_260, '2026-12-20');
      await pay(id, 209_260, '2026-12-28', NEXT_YEAR);
      expect(await taxed(id)).toEqual([
        ['invoice', '2026-12-10'],
        ['credit_note', '2026-12-20'],
        ['invoice', '2026-12-28'],
      ]);
    });

    it('the day on which a withdrawal came, for what it takes off, but none before the supply was taxed', async () => {
      const takeOff = async (orderId: number, receivedAt: string) => {
        const received = { key: randomUUID(), state: 'settled', created_at: receivedAt } as const;
        const { id } = await Withdrawal.query(knex).insert({ ...received, order_id: orderId });
        const taking = { orderId, withdrawalId: id, receivedAt, halere: 1_000, byRate: new Map() };
        await takeOffWithdrawn(bus, taking, PRODUCT);
      };
      const [before, after] = [await order(), await order()];
      for (const id of [before, after]) await pay(id, 209_260, '2026-11-30');
      await takeOff(before, '2026-11-28T10:00:00.000Z');
      await takeOff(after, '2026-12-04T23:30:00.000Z');
      expect([(await taxed(before))[1], (await taxed(after))[1]]).toEqual([
        ['credit_note', '2026-11-30'],
        ['credit_note', '2026-12-05'],
      ]);
    });

    it('the day on which the bank took a payment back', async () => {
      const id = await order();
      await pay(id, 109_260, '2026-12-01');
      await pay(id, 100_000, '2026-12-02');
      await payByBank(id, -100_000, '2026-12-28', NEXT_YEAR);
      expect((await taxed(id)).slice(2)).toEqual([
        ['credit_note', '2026-12-28'],
        ['advance', '2026-12-28'],
      ]);
    });
  });

  it('count money again that comes after a refund', async () => {
    const id = await order();
    await pay(id, 209_260, '2026-12-20');
    await pay(id, -10_000, '2026-12-21');
    await pay(id, 10_000, '2026-12-22');
    expect(await issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -10_000],
      ['debit_note', 10_000],
    ]);
    const [invoice, , debit] = await factsOf(id);
    expect(debit).toMatchObject({ taxableOn: '2026-12-22', original: { number: invoice?.number } });
    expect(addRates(...(await factsOf(id)).map(({ vat }) => vat))).toEqual(
      invoice?.vat.filter(({ total }) => total > 0),
    );
  });

  it('stay as they are when a part of an open price goes back and comes again', async () => {
    const id = await order();
    await issue(id);
    for (const halere of [100_000, -50_000, 159_260]) await pay(id, halere, '2026-12-20');
    expect(await issuedFor(id)).toEqual([['invoice', 209_260]]);
  });

  describe('of an order that is cancelled', () => {
    it('take the invoice back, and owe its money until it went back', async () => {
      const id = await order();
      await pay(id, 209_260, '2026-12-20');
      await setStatus(id, 'cancelled');
      expect(await issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -209_260],
      ]);
      expect(await owed(id)).toBe(209_260);
      await pay(id, -209_260, '2026-12-21');
      expect([await owed(id), (await issuedFor(id)).length]).toEqual([0, 2]);
    });

    it('is not invoiced by hand', async () => {
      const id = await order();
      await setStatus(id, 'cancelled');
      await expect(issue(id)).rejects.toMatchObject({ status: 409 });
      expect(await issuedFor(id)).toEqual([]);
    });

    it('correct a taxed payment when it goes back, not before', async () => {
      const id = await order();
      await pay(id, 50_000, '2026-12-20');
      await setStatus(id, 'cancelled');
      expect(await issuedFor(id)).toEqual([['advance', 50_000]]);
      await pay(id, -50_000, '2026-12-21');
      expect(await issuedFor(id)).toEqual([
        ['advance', 50_000],
        ['credit_note', -50_000],
      ]);
    });

    it('owe money that comes afterwards, without a document and without thanks', async () => {
      const id = await order();
      await setStatus(id, 'cancelled');
      await pay(id, 209_260, '2026-12-20');
      expect([await issuedFor(id), await owed(id)]).toEqual([[], 209_260]);
      expect(await knex('outbox').where({ order_id: id, kind: 'paid' })).toEqual([]);
      await setStatus(id, 'processing');
      expect([await issuedFor(id), await owed(id)]).toEqual([[['invoice', 209_260]], 0]);
    });
  });

  it('issue a credit note by hand as a lower price, of which the rest is owed back', async () => {
    const id = await order();
    await pay(id, 209_260, '2026-12-20');
    await credit(id, 9_260);
    expect(await owed(id)).toBe(9_260);
    expect((await Order.query(knex).findById(id))?.payment_state).toBe('overpaid');
  });

  it('are shown by the orders’ list once they are issued by hand', async () => {
    const cache = new ResponseCache();
    const dropped: unknown[] = [];
    cache.onForget((tags) => dropped.push(tags));
    const orderId = await order();
    const shown = productBus({ knex, cache, now: () => NOW });
    await issueInvoice(shown, { orderId }, PRODUCT);
    expect(dropped.splice(0)).toEqual([['orders']]);
    // It is issued already.
    await issueInvoice(shown, { orderId }, PRODUCT);
    expect(dropped).toEqual([]);
    await issueCreditNote(shown, { orderId, reason: '' }, PRODUCT);
    expect(dropped).toEqual([['orders']]);
  });

  it('begin with the letters of the settings, counted on their own', async () => {
    await set('invoice_prefix', 'FV');
    expect((await issue(await order())).number_text).toBe('FV2026000001');
    await set('invoice_prefix', 'not letters');
    expect((await issue(await order())).number_text).toBe('2026000001');
    await set('invoice_prefix', '');
  });

  describe('a credit note', () => {
    it('gives a part back, then the rest, but never more than is left', async () => {
      const id = await order();
      expect(await credit(id)).toBeNull();
      const invoice = await issue(id);
      const part = await credit(id, 100_001);
      expect(part).toMatchObject({
        kind: 'credit_note',
        number_text: 'D2026000001',
        total_halere: -100_001,
        original_id: invoice.id,
        facts: { original: { number: invoice.number_text }, reason: 'Vráceno' },
      });
      await expect(credit(id, 109_260)).rejects.toMatchObject({ status: 422 });
      const rest = await credit(id);
      expect(rest?.total_halere).toBe(100_001 - 209_260);
      expect(await credit(id)).toBeNull();
      const lines = [invoice, part, rest].flatMap((document) => document?.facts.lines ?? []);
      for (const rate of [21, 12]) {
        const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
        expect(ofRate.reduce((sum, { halere }) => sum + halere, 0)).toBe(0);
      }
    });

    it('of everything has the invoice’s lines, and allows for another invoice', async () => {
      const id = await order();
      const invoice = await issue(id);
      const note = await credit(id);
      expect(note?.facts.lines.map(({ name, halere }) => [name, 0 - halere])).toEqual(
        invoice.facts.lines.map(({ name, halere }) => [name, halere]),
      );
      expect((await issue(id)).number_text).toBe('2026000002');
    });

    it('has the VAT of its invoice, even if the seller pays none any more', async () => {
      const id = await order();
      await issue(id);
      await set('vat_payer', 'off');
      expect((await credit(id))?.facts).toMatchObject({ isVatPayer: true });
      await set('vat_payer', 'on');
    });
  });

  it('hold an order back from being deleted', async () => {
    const id = await order();
    await issue(id);
    await expect(Order.query(knex).deleteById(id)).rejects.toThrow();
    await expect(issue(id + 1)).rejects.toMatchObject({ status: 404 });
  });
});
