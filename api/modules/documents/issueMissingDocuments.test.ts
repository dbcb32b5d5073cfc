import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { type Books, NEXT_YEAR, NOW, openBooks } from '../../testing/testBooks.ts';
import { issueCreditNote } from './commands/issueCreditNote.ts';
import { issueInvoice } from './commands/issueInvoice.ts';
import { addRates } from './rates.ts';

describeEachDatabase('documents that stay', (open) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(open);
  });
  beforeEach(() => books.clear());
  afterAll(() => books.knex.destroy());

  it('have numbers of the year in Prague without a gap, however many are issued at once', async () => {
    // The first one loads the fonts, for which the others would wait with the database locked.
    const first = await books.issue(await books.order());
    const ids = await Promise.all(Array.from({ length: 4 }, () => books.order()));
    const issued = await Promise.all(ids.map((id) => books.issue(id)));
    const numbers = [first, ...issued].map(({ number_text }) => number_text).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((number) => `202600000${number}`));
    expect((await books.issue(await books.order(), NEXT_YEAR)).number_text).toBe('2027000001');
  });

  it('leave no gap when what they belong to fails', async () => {
    const [one, other] = [await books.order(), await books.order()];
    await books.issue(one);
    const failing = books.bus.run(PRODUCT, async (trx, context) => {
      await issueInvoice.within(trx, { orderId: other }, context);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await OrderDocument.query(books.knex).where({ order_id: other })).toEqual([]);
    expect((await books.issue(other)).number_text).toBe('2026000002');
  });

  it('are one for each order, however often and concurrently they are issued', async () => {
    const id = await books.order();
    const issued = await Promise.all(Array.from({ length: 4 }, () => books.issue(id)));
    expect(new Set(issued.map((document) => document.id)).size).toBe(1);
    expect(await OrderDocument.query(books.knex).resultSize()).toBe(1);
  });

  it('keep their bytes whatever changes later', async () => {
    const id = await books.order();
    const { pdf, digest, isdoc } = await books.issue(id);
    await books.set('seller_name', 'Somebody else');
    await Order.query(books.knex).findById(id).patch({ customer_name: 'Another' });
    const again = await books.issue(id, NEXT_YEAR);
    const kept = await OrderDocument.query(books.knex).findById(again.id).throwIfNotFound();
    expect(kept.pdf.equals(pdf)).toBe(true);
    expect(kept.isdoc.equals(isdoc)).toBe(true);
    expect(kept.digest).toBe(digest);
    expect(kept.facts.customer.name).toBe('Jiřina Žáková');
    await books.set('seller_name', '');
  });

  it('say what was paid, and when the last of it came', async () => {
    const id = await books.order();
    await books.pay(id, 100_000, '2026-12-20');
    await books.pay(id, 109_260, '2026-12-29');
    const made = await OrderDocument.query(books.knex).findOne({ order_id: id, kind: 'invoice' });
    expect(made?.facts).toMatchObject({
      paidHalere: 209_260,
      issuedOn: '2026-12-31',
      taxableOn: '2026-12-29',
      isVatPayer: true,
    });
  });

  it('come with the money: an invoice with the last of it, a credit note with what goes back', async () => {
    const id = await books.order();
    await books.pay(id, 219_260, '2026-12-20');
    // 100 crowns too much have no document.
    await books.pay(id, -10_000, '2026-12-21');
    await books.pay(id, -50_000, '2026-12-22');
    await books.pay(id, -159_260, '2026-12-23');
    expect(await books.issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -50_000],
      ['credit_note', -159_260],
    ]);
  });

  it('give back no more than the price when the invoice was taken back before', async () => {
    const id = await books.order();
    await books.pay(id, 209_260, '2026-12-20');
    await books.credit(id);
    await books.pay(id, -209_260, '2026-12-21');
    expect(await books.issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -209_260],
    ]);
  });

  it('count a credit note that was issued by hand before its money went back', async () => {
    const id = await books.order();
    await books.pay(id, 209_260, '2026-12-20');
    await books.credit(id, 10_000);
    await books.pay(id, -10_000, '2026-12-21');
    await books.pay(id, -5_000, '2026-12-22');
    expect(await books.issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -10_000],
      ['credit_note', -5_000],
    ]);
  });

  describe('before there is an invoice', () => {
    it('tax each payment of a VAT payer, and the invoice deducts them', async () => {
      const id = await books.order();
      await books.pay(id, 100_000, '2026-12-20');
      await books.pay(id, -20_000, '2026-12-21');
      await books.pay(id, 129_260, '2026-12-29');
      expect(await books.issuedFor(id)).toEqual([
        ['advance', 100_000],
        ['credit_note', -20_000],
        ['invoice', 129_260],
      ]);
      const [advance, credit, invoice] = await books.factsOf(id);
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
      await books.set('vat_payer', 'off');
      const id = await books.order();
      await books.pay(id, 100_000, '2026-12-20');
      expect(await books.issuedFor(id)).toEqual([]);
      await books.pay(id, 109_260, '2026-12-29');
      expect(await books.issuedFor(id)).toEqual([['invoice', 209_260]]);
      await books.set('vat_payer', 'on');
    });

    it('give way to the invoice once the goods are on their way', async () => {
      const id = await books.order();
      await books.setStatus(id, 'shipped');
      await books.pay(id, 100_000, '2026-12-31');
      expect(await books.issuedFor(id)).toEqual([['invoice', 209_260]]);
    });
  });

  it('count money again that comes after a refund', async () => {
    const id = await books.order();
    await books.pay(id, 209_260, '2026-12-20');
    await books.pay(id, -10_000, '2026-12-21');
    await books.pay(id, 10_000, '2026-12-22');
    expect(await books.issuedFor(id)).toEqual([
      ['invoice', 209_260],
      ['credit_note', -10_000],
      ['debit_note', 10_000],
    ]);
    const [invoice, , debit] = await books.factsOf(id);
    expect(debit).toMatchObject({ taxableOn: '2026-12-22', original: { number: invoice?.number } });
    expect(addRates(...(await books.factsOf(id)).map(({ vat }) => vat))).toEqual(
      invoice?.vat.filter(({ total }) => total > 0),
    );
  });

  it('stay as they are when a part of an open price goes back and comes again', async () => {
    const id = await books.order();
    await books.issue(id);
    for (const halere of [100_000, -50_000, 159_260]) await books.pay(id, halere, '2026-12-20');
    expect(await books.issuedFor(id)).toEqual([['invoice', 209_260]]);
  });

  describe('of an order that is cancelled', () => {
    it('take the invoice back, and owe its money until it went back', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-12-20');
      await books.setStatus(id, 'cancelled');
      expect(await books.issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -209_260],
      ]);
      expect(await books.owed(id)).toBe(209_260);
      await books.pay(id, -209_260, '2026-12-21');
      expect([await books.owed(id), (await books.issuedFor(id)).length]).toEqual([0, 2]);
    });

    it('is not invoiced by hand', async () => {
      const id = await books.order();
      await books.setStatus(id, 'cancelled');
      await expect(books.issue(id)).rejects.toMatchObject({ status: 409 });
      expect(await books.issuedFor(id)).toEqual([]);
    });

    it('correct a taxed payment when it goes back, not before', async () => {
      const id = await books.order();
      await books.pay(id, 50_000, '2026-12-20');
      await books.setStatus(id, 'cancelled');
      expect(await books.issuedFor(id)).toEqual([['advance', 50_000]]);
      await books.pay(id, -50_000, '2026-12-21');
      expect(await books.issuedFor(id)).toEqual([
        ['advance', 50_000],
        ['credit_note', -50_000],
      ]);
    });

    it('owe money that comes afterwards, without a document and without thanks', async () => {
      const id = await books.order();
      await books.setStatus(id, 'cancelled');
      await books.pay(id, 209_260, '2026-12-20');
      expect([await books.issuedFor(id), await books.owed(id)]).toEqual([[], 209_260]);
      expect(await books.knex('outbox').where({ order_id: id, kind: 'paid' })).toEqual([]);
      await books.setStatus(id, 'processing');
      expect([await books.issuedFor(id), await books.owed(id)]).toEqual([
        [['invoice', 209_260]],
        0,
      ]);
    });
  });

  it('are shown by the orders’ list once they are issued by hand', async () => {
    const cache = new ResponseCache();
    const dropped: unknown[] = [];
    cache.onForget((tags) => dropped.push(tags));
    const orderId = await books.order();
    const shown = productBus({ knex: books.knex, cache, now: () => NOW });
    await issueInvoice(shown, { orderId }, PRODUCT);
    expect(dropped.splice(0)).toEqual([['orders']]);
    // It is issued already.
    await issueInvoice(shown, { orderId }, PRODUCT);
    expect(dropped).toEqual([]);
    await issueCreditNote(shown, { orderId, reason: '' }, PRODUCT);
    expect(dropped).toEqual([['orders']]);
  });

  it('begin with the letters of the settings, counted on their own', async () => {
    await books.set('invoice_prefix', 'FV');
    expect((await books.issue(await books.order())).number_text).toBe('FV2026000001');
    await books.set('invoice_prefix', 'not letters');
    expect((await books.issue(await books.order())).number_text).toBe('2026000001');
    await books.set('invoice_prefix', '');
  });

  it('hold an order back from being deleted', async () => {
    const id = await books.order();
    await books.issue(id);
    await expect(Order.query(books.knex).deleteById(id)).rejects.toThrow();
    await expect(books.issue(id + 1)).rejects.toMatchObject({ status: 404 });
  });
});
