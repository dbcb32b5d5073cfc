import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { type Books, NEXT_YEAR, openBooks } from '../../testing/testBooks.ts';
import { takeOffWithdrawn } from './commands/takeOffWithdrawn.ts';

describeEachDatabase('documents', (open) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(open);
  });
  beforeEach(() => books.clear());
  afterAll(() => books.knex.destroy());

  it('have the delivery as their tax point, if it came before the money', async () => {
    const id = await books.order();
    await books.setStatus(id, 'shipped', new Date('2026-12-10T23:30:00.000Z'));
    await books.setStatus(id, 'done', new Date('2026-12-15T10:00:00.000Z'));
    await books.pay(id, 209_260, '2026-12-29');
    expect((await books.factsOf(id))[0]?.taxableOn).toBe('2026-12-11');
  });

  describe('have as their tax point', () => {
    const taxed = async (id: number) =>
      (await books.factsOf(id)).map(({ kind, taxableOn }) => [kind, taxableOn]);

    it('the day of the payment that they are about, if an earlier one was only found later', async () => {
      const id = await books.order();
      await books.pay(id, 100_000, '2026-12-02');
      await books.pay(id, 109_260, '2026-11-30');
      expect(await taxed(id)).toEqual([
        ['advance', '2026-12-02'],
        ['invoice', '2026-11-30'],
      ]);
    });

    it('the day on which money went back, for what corrects (§ 42 (3))', async () => {
      const id = await books.order();
      const booked = new Date('2026-12-01T10:00:00.000Z');
      await books.pay(id, 100_000, '2026-11-20', booked);
      await books.pay(id, -10_000, '2026-11-25', booked);
      await books.pay(id, 119_260, '2026-11-26', booked);
      await books.pay(id, -5_000, '2026-11-30', booked);
      await books.credit(id, 1_000);
      expect(await taxed(id)).toEqual([
        ['advance', '2026-11-20'],
        ['credit_note', '2026-11-25'],
        ['invoice', '2026-11-26'],
        ['credit_note', '2026-11-30'],
        ['credit_note', '2026-12-31'],
      ]);
    });

    it('the day of the reopening, if the invoice was credited when the order was cancelled', async () => {
      const id = await books.order();
      await books.pay(id, 209_260, '2026-11-20', new Date('2026-11-20T10:00:00.000Z'));
      await books.setStatus(id, 'cancelled', new Date('2026-12-30T10:00:00.000Z'));
      await books.setStatus(id, 'processing', new Date('2027-01-02T10:00:00.000Z'));
      expect(await taxed(id)).toEqual([
        ['invoice', '2026-11-20'],
        ['credit_note', '2026-12-30'],
        ['invoice', '2027-01-02'],
      ]);
    });

    it('the day of the reopening for money that came while the order was cancelled', async () => {
      const id = await books.order();
      await books.setStatus(id, 'cancelled');
      await books.pay(id, 209_260, '2026-12-20');
      await books.setStatus(id, 'processing', NEXT_YEAR);
      expect(await taxed(id)).toEqual([['invoice', '2027-01-01']]);
    });

    it('never the day of what an earlier invoice taxed before it was credited', async () => {
      const id = await books.order();
      await books.setStatus(id, 'shipped', new Date('2026-12-10T10:00:00.000Z'));
      await books.pay(id, 209_260, '2026-12-12');
      await books.pay(id, -209_260, '2026-12-20');
      await books.pay(id, 209_260, '2026-12-28', NEXT_YEAR);
      expect(await taxed(id)).toEqual([
        ['invoice', '2026-12-10'],
        ['credit_note', '2026-12-20'],
        ['invoice', '2026-12-28'],
      ]);
    });

    it('the day on which a withdrawal came, for what it takes off, but none before the supply was taxed', async () => {
      const takeOff = async (orderId: number, receivedAt: string) => {
        const received = { key: randomUUID(), state: 'settled', created_at: receivedAt } as const;
        const { id } = await Withdrawal.query(books.knex).insert({
          ...received,
          order_id: orderId,
        });
        const items = [{ name: 'Cap', quantity: 1 }];
        const rest = { halere: 1_000, byRate: new Map(), items };
        const taking = { orderId, withdrawalId: id, receivedAt, ...rest };
        await takeOffWithdrawn(books.bus, taking, PRODUCT);
      };
      const [before, after] = [await books.order(), await books.order()];
      for (const id of [before, after]) await books.pay(id, 209_260, '2026-11-30');
      await takeOff(before, '2026-11-28T10:00:00.000Z');
      await takeOff(after, '2026-12-04T23:30:00.000Z');
      expect([(await taxed(before))[1], (await taxed(after))[1]]).toEqual([
        ['credit_note', '2026-11-30'],
        ['credit_note', '2026-12-05'],
      ]);
    });

    it('the day on which the bank took a payment back', async () => {
      const id = await books.order();
      await books.pay(id, 109_260, '2026-12-01');
      await books.pay(id, 100_000, '2026-12-02');
      await books.payByBank(id, -100_000, '2026-12-28', NEXT_YEAR);
      expect((await taxed(id)).slice(2)).toEqual([
        ['credit_note', '2026-12-28'],
        ['advance', '2026-12-28'],
      ]);
    });
  });
});
