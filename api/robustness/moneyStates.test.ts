import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Order } from '../../db/models/order.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { PAYMENT_STATES, type PaymentState } from '../contract/payments.ts';
import type { OrderListItem, Order as WireOrder } from '../contract/types.ts';
import { printing } from '../modules/documents/printing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { testBus } from '../testing/testBus.ts';
import { anyOrderLife } from './anyOrderLife.ts';
import { NOW, perform, place } from './orderActions.ts';

/** In these lives each state comes up. */
const USUAL_SEED = 20_261_123;
/** `FUZZ_SEED` asks for other lives. */
const SEED = Number(process.env.FUZZ_SEED ?? USUAL_SEED);
const LIVES = 90;
const PATH = '/orders/admin/orders';

/**
 * What a person would say of an order's money, in crowns, without the rules of the product. The sums don't tell
 * whether all had gone back before the rest came, so that it is a part of the price again.
 */
function toldOf({ status, paid, refunded, total }: Told): PaymentState[] {
  const left = Math.round((paid - refunded) * 100);
  const price = Math.round(total * 100);
  if (status === 'cancelled' && left > 0) return ['to_refund'];
  if (left > price) return ['overpaid'];
  if (refunded > 0 && left === 0) return ['refunded'];
  if (left === price) return ['paid'];
  if (paid === 0) return ['unpaid'];
  if (Math.round(paid * 100) < price) return ['partly_paid'];
  return ['partly_refunded', 'partly_paid'];
}

type Told = Pick<WireOrder, 'status' | 'paid' | 'refunded' | 'total'>;

describeEachDatabase('the money of orders', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
    const printed = vi
      .spyOn(printing, 'print')
      .mockResolvedValue({ pdf: Buffer.from(''), isdoc: '', fileName: '' });
    for (const { orders, actions } of fc.sample(anyOrderLife, { seed: SEED, numRuns: LIVES })) {
      await api.knex.transaction(async (trx) => {
        const bus = testBus(trx, () => NOW);
        const ids = [await place(trx, orders[0]), await place(trx, orders[1])] as const;
        for (const action of actions) await perform(trx, bus, ids, action);
        await Order.query(trx)
          .findByIds([...ids])
          .patch({ customer_name: 'Eva' });
      });
    }
    printed.mockRestore();
  }, 300_000);
  afterAll(() => api.close());

  it('is found by what is shown of it, and shown as it is', async () => {
    const { body: all } = await api.admin<OrderListItem[]>(PATH);
    expect(all).toHaveLength(2 * LIVES);
    let found = 0;
    for (const state of PAYMENT_STATES) {
      const { body } = await api.admin<OrderListItem[]>(`${PATH}?payment_state=${state}`);
      const shown = all.filter(({ payment_state }) => payment_state === state);
      expect(body.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
      found += body.length;
    }
    expect(found).toBe(all.length);
    const { body: owed } = await api.admin<OrderListItem[]>(`${PATH}?owed_back_gt=0`);
    const red = all.filter(({ payment_state }) => /^(overpaid|to_refund)$/.test(payment_state));
    expect(owed.map(({ id }) => id).sort()).toEqual(red.map(({ id }) => id).sort());
    const seen = new Set(all.map(({ payment_state }) => payment_state));
    if (SEED === USUAL_SEED) expect(seen).toEqual(new Set(PAYMENT_STATES));

    const rows = await Order.query(api.knex).select('id', 'total_halere', 'credited_halere');
    for (const { id, total_halere, credited_halere } of rows) {
      const { body } = await api.admin<WireOrder>(`${PATH}/${id}`);
      const total = (total_halere - credited_halere) / 100;
      expect(toldOf({ ...body, total }), JSON.stringify(body)).toContain(body.payment_state);
      const price = body.status === 'cancelled' ? 0 : total;
      const over = Math.max(0, body.paid - body.refunded - price);
      expect(body.owed_back).toBeCloseTo(over, 5);
      expect(body.books.owed_back).toBe(body.owed_back);
    }
  });
});
