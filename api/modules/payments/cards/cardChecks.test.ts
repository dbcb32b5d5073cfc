import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { failingJobs } from '../../../../db/models/meta.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { type CardShop, openCardShop } from '../../../testing/testCardShop.ts';
import { createPolling } from './createPolling.ts';

describeEachDatabase('card payments', (open) => {
  let api: CardShop['api'];
  let gate: CardShop['gate'];
  let close: CardShop['close'];
  let instance: CardShop['instance'];
  let begun: CardShop['begun'];
  let order: CardShop['order'];
  beforeAll(async () => {
    ({ api, gate, close, instance, begun, order } = await openCardShop(open));
  });
  afterEach(() => gate.faults.clear());
  afterAll(() => close());

  it('whose notification is lost are asked for, once by several instances', async () => {
    await api.knex('card_payments').update({ next_check_at: null });
    const { orderId, transId, payment } = await begun();
    payment.status = 'PAID';
    const ahead = (minutes: number) => instance(() => minutes);
    await ahead(1 / 2).checkDue();
    expect((await order(orderId)).payment_state).toBe('unpaid');
    gate.faults.set('status', 'is down');
    await ahead(2).checkDue();
    gate.faults.clear();
    await ahead(2).checkDue();
    expect((await order(orderId)).payment_state).toBe('unpaid');
    const before = gate.calls.length;
    await Promise.all([ahead(6).checkDue(), ahead(6).checkDue()]);
    expect(gate.calls.slice(before)).toEqual(['status']);
    expect((await order(orderId)).payment_state).toBe('paid');
    const [row] = await api.knex('card_payments').where({ trans_id: transId });
    expect(row.next_check_at).toBeNull();
  });

  it('are named on the dashboard while the provider can’t be reached, and not where one answer is missing', async () => {
    await api.knex('card_payments').update({ next_check_at: null });
    const failing = async () =>
      (await failingJobs(api.knex, new Date('9999-01-01'))).map(({ job }) => job);
    let minutes = 2;
    const cards = instance(() => minutes);
    const { payment } = await begun();
    gate.faults.set('status', 'refuses');
    await cards.checkDue();
    expect(await failing()).toEqual([]);
    minutes = 10;
    gate.faults.set('status', 'is down');
    await cards.checkDue();
    expect(await failing()).toEqual(['card payments']);
    minutes = 30;
    await cards.checkDue();
    const [since] = await failingJobs(api.knex, new Date('9999-01-01'));
    expect(Date.parse(since?.since ?? '')).toBeLessThan(Date.now() + 11 * 60_000);
    // Whoever takes the provider away is not told of it for good.
    const none = createPolling({ cards: null, knex: api.knex, log: pino({ level: 'silent' }) });
    none.start();
    await expect.poll(failing).toEqual([]);
    minutes = 90;
    await cards.checkDue();
    expect(await failing()).toEqual(['card payments']);
    minutes = 300;
    gate.faults.clear();
    payment.status = 'PAID';
    await cards.checkDue();
    expect(await failing()).toEqual([]);
  });
});
