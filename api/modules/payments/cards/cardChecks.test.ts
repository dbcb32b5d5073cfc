import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { failingJobs } from '../../../../db/models/meta.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type CardShop, openCardShop } from '../../../testing/testCardShop.ts';
import { createPolling } from './createPolling.ts';

describeEachDatabase('card payments', (open) => {
  let cardShop: CardShop;
  beforeAll(async () => {
    cardShop = await openCardShop(open);
  });
  afterEach(() => cardShop.gate.faults.clear());
  afterAll(() => cardShop.close());

  it('whose notification is lost are asked for, once by several instances', async () => {
    await cardShop.api.knex('card_payments').update({ next_check_at: null });
    const { orderId, transId, payment } = await cardShop.begun();
    payment.status = 'PAID';
    const ahead = (minutes: number) => cardShop.instance(() => minutes);
    await ahead(1 / 2).checkDue();
    expect((await cardShop.order(orderId)).payment_state).toBe('unpaid');
    cardShop.gate.faults.set('status', 'is down');
    await ahead(2).checkDue();
    cardShop.gate.faults.clear();
    await ahead(2).checkDue();
    expect((await cardShop.order(orderId)).payment_state).toBe('unpaid');
    const before = cardShop.gate.calls.length;
    await Promise.all([ahead(6).checkDue(), ahead(6).checkDue()]);
    expect(cardShop.gate.calls.slice(before)).toEqual(['status']);
    expect((await cardShop.order(orderId)).payment_state).toBe('paid');
    const [row] = await cardShop.api.knex('card_payments').where({ trans_id: transId });
    expect(row.next_check_at).toBeNull();
  });

  it('are named on the dashboard while the provider can’t be reached, and not where one answer is missing', async () => {
    await cardShop.api.knex('card_payments').update({ next_check_at: null });
    const failing = async () =>
      (await failingJobs(cardShop.api.knex, new Date('9999-01-01'))).map(({ job }) => job);
    let minutes = 2;
    const cards = cardShop.instance(() => minutes);
    const { payment } = await cardShop.begun();
    cardShop.gate.faults.set('status', 'refuses');
    await cards.checkDue();
    expect(await failing()).toEqual([]);
    minutes = 10;
    cardShop.gate.faults.set('status', 'is down');
    await cards.checkDue();
    expect(await failing()).toEqual(['card payments']);
    minutes = 30;
    await cards.checkDue();
    const [since] = await failingJobs(cardShop.api.knex, new Date('9999-01-01'));
    expect(Date.parse(since?.since ?? '')).toBeLessThan(Date.now() + 11 * 60_000);
    // Whoever takes the provider away is not told of it for good.
    const none = createPolling({
      cards: null,
      knex: cardShop.api.knex,
      log: pino({ level: 'silent' }),
    });
    none.start();
    await expect.poll(failing).toEqual([]);
    minutes = 90;
    await cards.checkDue();
    expect(await failing()).toEqual(['card payments']);
    minutes = 300;
    cardShop.gate.faults.clear();
    payment.status = 'PAID';
    await cards.checkDue();
    expect(await failing()).toEqual([]);
  });
});
