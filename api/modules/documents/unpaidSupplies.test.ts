import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { type Books, NOW, openBooks } from '../../testing/testBooks.ts';
import { bookPayment } from '../payments/index.ts';

describeEachDatabase('documents', (open) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(open);
  });
  beforeEach(() => books.clear());
  afterAll(() => books.knex.destroy());

  describe('of goods that go before they are paid for', () => {
    it('are a VAT payer’s whole invoice, to be paid, on the day of the delivery (§ 21, § 28)', async () => {
      const id = await books.order();
      await books.setStatus(id, 'shipped', new Date('2026-12-10T23:30:00.000Z'));
      expect(await books.factsOf(id)).toMatchObject([
        { kind: 'invoice', totalHalere: 209_260, paidHalere: 0, taxableOn: '2026-12-11' },
      ]);
      await books.setStatus(id, 'done');
      await books.pay(id, 209_260, '2026-12-29');
      expect(await books.issuedFor(id)).toEqual([['invoice', 209_260]]);
    });

    it('deduct what was paid and taxed before', async () => {
      const id = await books.order();
      await books.pay(id, 100_000, '2026-12-02');
      await books.setStatus(id, 'completed', new Date('2026-12-10T10:00:00.000Z'));
      const [, invoice] = await books.factsOf(id);
      expect(invoice).toMatchObject({ totalHalere: 209_260, paidHalere: 100_000 });
      expect(await books.issuedFor(id)).toEqual([
        ['advance', 100_000],
        ['invoice', 109_260],
      ]);
    });

    it('come with a cancelled order that is supplied after all, and go when it is cancelled', async () => {
      const id = await books.order();
      await books.setStatus(id, 'cancelled');
      await books.setStatus(id, 'shipped');
      await books.setStatus(id, 'cancelled');
      expect(await books.issuedFor(id)).toEqual([
        ['invoice', 209_260],
        ['credit_note', -209_260],
      ]);
    });

    it('are issued anew, unpaid, when the bank takes the payment back', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-12-02');
      await books.setStatus(id, 'shipped', new Date('2026-12-10T10:00:00.000Z'));
      const taken = { source: 'fio', externalId: randomUUID(), halere: -209_260 } as const;
      await books.bus.run(PRODUCT, (trx) =>
        bookPayment(trx, { ...taken, orderId: id, receivedOn: '2026-12-28' }, NOW),
      );
      expect(await books.factsOf(id)).toMatchObject([
        { kind: 'invoice', paidHalere: 209_260, taxableOn: '2026-12-02' },
        { kind: 'credit_note', taxableOn: '2026-12-28' },
        { kind: 'invoice', paidHalere: 0, taxableOn: '2026-12-28' },
      ]);
    });

    it('are not issued again for what was credited by hand or went back', async () => {
      const [credited, refunded] = [await books.order(), await books.order()];
      for (const id of [credited, refunded]) await books.setStatus(id, 'shipped');
      await books.credit(credited);
      await books.pay(refunded, 209_260, '2026-12-20');
      await books.pay(refunded, -209_260, '2026-12-21');
      for (const id of [credited, refunded]) {
        await books.setStatus(id, 'completed');
        expect(await books.issuedFor(id)).toEqual([
          ['invoice', 209_260],
          ['credit_note', -209_260],
        ]);
      }
    });

    it('do not come with an order that was refunded before it is supplied, also if it was cancelled', async () => {
      const [reopened, shipped] = [await books.order(), await books.order()];
      for (const id of [reopened, shipped]) {
        await books.pay(id, 209_260, '2026-12-20');
        await books.pay(id, -209_260, '2026-12-21');
      }
      await books.setStatus(reopened, 'cancelled');
      for (const id of [reopened, shipped]) {
        await books.setStatus(id, 'shipped');
        expect(await books.issuedFor(id)).toEqual([
          ['invoice', 209_260],
          ['credit_note', -209_260],
        ]);
      }
    });

    it('do not exist for who pays no VAT, or for what costs nothing', async () => {
      const free = await books.order({ total_halere: 0, items: [], shipping_price_halere: 0 });
      await books.setStatus(free, 'shipped');
      await books.set('vat_payer', 'off');
      const id = await books.order();
      await books.setStatus(id, 'shipped');
      await books.set('vat_payer', 'on');
      expect([...(await books.issuedFor(free)), ...(await books.issuedFor(id))]).toEqual([]);
    });
  });
});
