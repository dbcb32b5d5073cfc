import { expect, it } from 'vitest';
import { isValid, ORDER_STATUSES } from '../../api/contract/orderStatuses.ts';
import { describeEachDatabase } from '../testing/databases.ts';
import { Order, VALID_ORDER } from './order.ts';

describeEachDatabase('a valid order', (open) => {
  it('is the same to SQL as to the rule', async () => {
    const { knex } = await open();
    for (const status of ORDER_STATUSES) {
      for (const hidden_at of [null, '2026-11-20T10:00:00.000Z']) {
        const prices = { total_halere: 100, shipping_price_halere: 0 };
        await Order.query(knex).insert({ ...prices, status, hidden_at, locale: 'cs' });
      }
    }
    const all = await Order.query(knex);
    const valid = await Order.query(knex).whereRaw(VALID_ORDER);
    expect(valid.map(({ id }) => id).sort()).toEqual(
      all
        .filter(isValid)
        .map(({ id }) => id)
        .sort(),
    );
    expect(valid.length).toBeGreaterThan(0);
    expect(valid.length).toBeLessThan(all.length);
  });
});
