import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../../../db/models/order.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { vatBreakdown } from '../../contract/vat.ts';
import { type Books, openBooks } from '../../testing/testBooks.ts';
import { openOf } from './moneyOf.ts';
import { addRates } from './rates.ts';

describeEachDatabase('documents', (open) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(open);
  });
  beforeEach(() => books.clear());
  afterAll(() => books.knex.destroy());

  describe('that come again after the price was lowered by hand', () => {
    const openBalance = async (id: number) =>
      openOf(await Order.query(books.knex).findById(id).throwIfNotFound());

    it('are about the lower price when the bank takes the payment back and it is paid again', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-12-20');
      await books.credit(id, 10_000);
      await books.payByBank(id, -209_260, '2026-12-21');
      expect(await openBalance(id)).toBe(199_260);
      await books.pay(id, 199_260, '2026-12-28');
      expect(await books.issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -10_000],
        ['credit_note', -199_260],
        ['invoice', 199_260],
      ]);
      expect([await openBalance(id), await books.owed(id)]).toEqual([0, 0]);
      const invoice = (await books.factsOf(id)).at(-1);
      expect(invoice).toMatchObject({ paidHalere: 199_260, taxableOn: '2026-12-28' });
      const reduced = invoice?.lines.filter(({ name }) => name === 'Dříve dobropisovaná část ceny');
      expect(reduced?.reduce((sum, { halere }) => sum + halere, 0)).toBe(-10_000);
      expect(addRates(invoice?.vat ?? [])).toEqual(vatBreakdown(invoice?.lines ?? []));
    });

    it('are about the lower price when the order was cancelled and is reopened', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-12-20');
      await books.credit(id, 10_000);
      await books.pay(id, -10_000, '2026-12-21');
      await books.setStatus(id, 'cancelled');
      await books.setStatus(id, 'processing');
      expect((await books.issuedFor(id)).slice(2)).toEqual([
        ['credit_note', -199_260],
        ['invoice', 199_260],
      ]);
      expect([await openBalance(id), await books.owed(id)]).toEqual([0, 0]);
    });

    it('are about the whole price again when all of it was credited and an invoice is issued by hand', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-12-20');
      await books.credit(id);
      await books.pay(id, -209_260, '2026-12-21');
      expect(await openBalance(id)).toBe(0);
      expect((await books.issue(id)).total_halere).toBe(209_260);
    });
  });

  it('issue a credit note by hand as a lower price, of which the rest is owed back', async () => {
    const id = await books.order();
    await books.pay(id, 209_260, '2026-12-20');
    await books.credit(id, 9_260);
    expect(await books.owed(id)).toBe(9_260);
    expect((await Order.query(books.knex).findById(id))?.payment_state).toBe('overpaid');
  });

  describe('a credit note', () => {
    it('gives a part back, then the rest, but never more than is left', async () => {
      const id = await books.order();
      expect(await books.credit(id)).toBeNull();
      const invoice = await books.issue(id);
      const part = await books.credit(id, 100_001);
      expect(part).toMatchObject({
        kind: 'credit_note',
        number_text: 'D2026000001',
        total_halere: -100_001,
        original_id: invoice.id,
        facts: { original: { number: invoice.number_text }, reason: 'Vráceno' },
      });
      await expect(books.credit(id, 109_260)).rejects.toMatchObject({ status: 422 });
      const rest = await books.credit(id);
      expect(rest?.total_halere).toBe(100_001 - 209_260);
      expect(await books.credit(id)).toBeNull();
      const lines = [invoice, part, rest].flatMap((document) => document?.facts.lines ?? []);
      for (const rate of [21, 12]) {
        const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
        expect(ofRate.reduce((sum, { halere }) => sum + halere, 0)).toBe(0);
      }
    });

    it('of everything has the invoice’s lines, and allows for another invoice', async () => {
      const id = await books.order();
      const invoice = await books.issue(id);
      const note = await books.credit(id);
      expect(note?.facts.lines.map(({ name, halere }) => [name, 0 - halere])).toEqual(
        invoice.facts.lines.map(({ name, halere }) => [name, halere]),
      );
      expect((await books.issue(id)).number_text).toBe('2026000002');
    });

    it('has the VAT of its invoice, even if the seller pays none any more', async () => {
      const id = await books.order();
      await books.issue(id);
      await books.set('vat_payer', 'off');
      expect((await books.credit(id))?.facts).toMatchObject({ isVatPayer: true });
      await books.set('vat_payer', 'on');
    });
  });
});
