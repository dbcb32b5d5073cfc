import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { PaymentMethod, Setting } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import { toHalere } from '../../../contract/money.ts';
import type {
  OrderConsequences,
  OrderPage,
  OrderRow,
  Order as WireOrder,
  Withdrawal,
} from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { textOfPdf } from '../../../testing/testPdf.ts';
import { orderOf, stockShop, type TestShop } from '../../../testing/testShop.ts';
import { printDocument, proformaFacts, readSeller } from '../../documents/index.ts';

/** 5,000 of a ride at 12 %, two caps of 490.90 at 21 %, and 129 of shipping. */
const TOTAL = 6110.8;
const CAP = 490.9;
const LESS = 5619.9;

describeEachDatabase('a withdrawal that is settled', (open) => {
  let api: Harness;
  let shop: TestShop;
  let cash: number;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
    const method = { kind: 'cash_on_delivery', is_active: true, fee_halere: 0 } as const;
    ({ id: cash } = await PaymentMethod.query(api.knex).insert({
      ...method,
      display_order: 0,
      search: '',
    }));
  });
  afterAll(() => api.close());

  let network = 0;
  const send = <Body>(path: string, sending: Parameters<Harness['send']>[1] = {}) => {
    network += 1;
    return api.send<Body>(path, {
      ...sending,
      headers: { 'x-forwarded-for': `192.0.2.${network % 250}` },
    });
  };

  const place = async (changes: Record<string, unknown> = {}) => {
    const body = orderOf(shop, changes);
    const { body: made } = await send<{ orderId: number; link: string }>('/orders', { body });
    const id = made.orderId;
    const page = async () => (await send<OrderPage>(`/order-pages/${made.link}`)).body;
    const [ride, cap] = (await page()).items.map((item) => item.id);
    let count = 0;
    const withdraw = async (items: readonly unknown[]) => {
      count += 1;
      const body = { key: `k${count}`, items };
      const answer = await send<Withdrawal>(`/order-pages/${made.link}/withdrawals`, { body });
      expect(answer.status).toBe(201);
      return answer.body.id;
    };
    return {
      id,
      page,
      /** Nothing of the ride is sent: caps alone are delivered. */
      asService: () =>
        api.knex('order_items').where({ id: ride }).update({ category: 'experience' }),
      withdrawRide: () => withdraw([{ id: ride, quantity: 1 }]),
      withdrawCap: (quantity = 1) => withdraw([{ id: cap, quantity }]),
      withdrawAll: () =>
        withdraw([
          { id: ride, quantity: 1 },
          { id: cap, quantity: 2 },
        ]),
      order: async () => (await api.admin<WireOrder>(`/orders/admin/orders/${id}`)).body,
      row: async () => {
        const { body: rows } = await api.admin<OrderRow[]>('/orders/admin/rows?_limit=100');
        return rows.find((row) => row.id === id);
      },
      pay: (amount: number) =>
        api.admin('/payments', {
          body: {
            order_id: id,
            amount,
            received_on: pragueToday(api.now()),
            key: `${id}-${amount}`,
          },
        }),
      /** Takes the only payment off the order again. */
      takeOffPayment: async () => {
        const [payment] = await Payment.query(api.knex).where({ order_id: id });
        return api.admin(`/payments/${payment?.id}`, {
          method: 'PATCH',
          body: { order_id: null, state: 'waiting', reason: 'Of another order' },
        });
      },
      invoice: () => api.admin(`/orders/admin/orders/${id}/invoice`, { method: 'POST', body: {} }),
      papers: () => OrderDocument.query(api.knex).where({ order_id: id }).orderBy('id'),
    };
  };
  const decide = (id: number, decision: object = { state: 'settled' }) =>
    api.admin<Withdrawal & ErrorAnswer>(`/withdrawals/${id}`, { method: 'PUT', body: decision });
  const foresee = (id: number, decision: object = { state: 'settled' }) =>
    api.admin<OrderConsequences>(`/orders/admin/consequences/withdrawals/${id}`, {
      body: decision,
    });
  const issuedOf = async (id: number) => {
    const { body: rows } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${id}`);
    return rows[0]?.issued;
  };
  const asPayer = async (work: () => Promise<void>) => {
    await Setting.query(api.knex).insert({ setting_key: 'vat_payer', value: 'on' });
    try {
      await work();
    } finally {
      await Setting.query(api.knex).delete().where({ setting_key: 'vat_payer' });
    }
  };
  it.each(['cash on delivery', 'bank transfer'])(
    'lowers what is still asked for: %s',
    async (kind) => {
      const isCash = kind === 'cash on delivery';
      const placed = await place(isCash ? { payment_method: cash } : {});
      expect((await placed.page()).payment.open).toBe(TOTAL);
      const made = await placed.withdrawCap();
      const { body: foreseen } = await foresee(made);
      expect(foreseen.lowered).toEqual({ count: 1, amount: CAP, open: LESS });
      expect((await placed.order()).open).toBe(TOTAL);
      expect((await decide(made)).status).toBe(200);

      const order = await placed.order();
      expect(order).toMatchObject({
        open: LESS,
        total: LESS,
        owed_back: 0,
        payment_state: 'unpaid',
        documents: [],
        withdrawals: [{ state: 'settled', taken_off: CAP }],
      });
      const page = await placed.page();
      expect(page).toMatchObject({ total: LESS, payment: { open: LESS } });
      expect(page.withdrawal.cases).toMatchObject([{ taken_off: CAP }]);
      const row = await placed.row();
      expect(row).toMatchObject({ total: LESS, open: LESS });
      const taxed = row?.vat.reduce((sum, { base, vat }) => sum + base + vat, 0);
      expect(taxed).toBeCloseTo(LESS, 5);

      await placed.pay(LESS);
      expect(await placed.order()).toMatchObject({ payment_state: 'paid', open: 0, owed_back: 0 });
      const [invoice, ...others] = await placed.papers();
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'invoice', total_halere: 561_990 });
      expect(invoice?.facts.lines.map(({ name, halere }) => [name, halere])).toEqual([
        ['Drift taxi', 500_000],
        ['Cap', 98_180],
        ['Withdrawn: 1 × Cap', -49_090],
        ['Shipping: Parcel', 12_900],
        [isCash ? 'Payment method: ' : 'Payment method: Bank transfer', 0],
      ]);
    },
  );

  it('is on the proforma and on the invoice that is issued by hand', async () => {
    const placed = await place();
    await decide(await placed.withdrawCap());
    await placed.invoice();
    const order = await Order.query(api.knex)
      .findById(placed.id)
      .withGraphFetched('[items, withdrawals.items]')
      .throwIfNotFound();
    const facts = proformaFacts(order, await readSeller(api.knex, 'en'), []);
    const { pdf: proforma } = await printDocument(api.knex, facts);
    const [invoice] = await placed.papers();
    for (const pdf of [proforma, Buffer.from(invoice?.pdf ?? '')]) {
      const text = textOfPdf(pdf).replaceAll(/[\s\u00a0\u202f]+/g, ' ');
      expect(text).toContain('Withdrawn: 1 × Cap');
      expect(text).toContain('5,619.90');
      expect(text).not.toContain('6,110.80');
    }
  });

  it('takes the amount that the team says, at most what is left of the price', async () => {
    const placed = await place();
    const made = await placed.withdrawCap();
    for (const amount of [TOTAL + 0.01, 999_999]) {
      expect(await decide(made, { state: 'settled', amount })).toMatchObject({
        status: 422,
        body: { errors: { amount: expect.any(String) } },
      });
    }
    expect(await placed.order()).toMatchObject({ withdrawals: [{ state: 'received' }] });
    expect((await decide(made, { state: 'settled', amount: 300.5 })).status).toBe(200);
    expect(await placed.order()).toMatchObject({ open: 5810.3 });
    expect((await decide(made, { state: 'settled', amount: 300.5 })).status).toBe(409);
    // Nothing where that was agreed on.
    expect((await decide(await placed.withdrawCap(), { state: 'settled', amount: 0 })).status).toBe(
      200,
    );
    expect(await placed.order()).toMatchObject({ open: 5810.3, total: 5810.3 });
    // More than the ride cost.
    const ride = await placed.withdrawRide();
    expect((await decide(ride, { state: 'settled', amount: 5100 })).status).toBe(200);
    expect(await placed.order()).toMatchObject({ open: 710.3, total: 710.3 });
    await placed.invoice();
    const [invoice] = await placed.papers();
    expect(invoice?.total_halere).toBe(71_030);
    expect(invoice?.facts.lines.map(({ name, halere }) => [name, halere])).toEqual([
      ['Drift taxi', 500_000],
      ['Cap', 98_180],
      ['Withdrawn: 1 × Cap', -30_050],
      ['Withdrawn: 1 × Drift taxi', -500_000],
      ['Shipping: Parcel', 12_900],
      ['Payment method: Bank transfer', 0],
      ['Withdrawal: delivery and other reductions', -10_000],
    ]);
  });

  it('has a card payment of the former amount looked at again', async () => {
    const placed = await place();
    const made = await placed.withdrawCap();
    const { id } = await CardPayment.query(api.knex).insert({
      order_id: placed.id,
      trans_id: `T${placed.id}`,
      state: 'pending',
      halere: 611_080,
      redirect: '',
      created_at: api.now().toISOString(),
      next_check_at: null,
    });
    await foresee(made);
    const nextCheck = async () =>
      (await CardPayment.query(api.knex).findById(id).throwIfNotFound()).next_check_at;
    expect(await nextCheck()).toBeNull();
    await decide(made);
    expect(await nextCheck()).not.toBeNull();
  });

  it('leaves the price of an order that is refused, and of one withdrawn whole without money', async () => {
    const refused = await place();
    await decide(await refused.withdrawCap(), { state: 'refused', reason: 'Worn' });
    expect(await refused.order()).toMatchObject({ open: TOTAL, total: TOTAL });
    const whole = await place();
    await decide(await whole.withdrawAll());
    expect(await whole.order()).toMatchObject({ open: TOTAL, total: TOTAL, owed_back: 0 });
  });

  it('takes delivery and all with the last piece of a partly paid order', async () => {
    const placed = await place();
    await placed.pay(1000);
    await decide(await placed.withdrawCap(2));
    expect(await placed.order()).toMatchObject({ open: 4129, owed_back: 0 });
    await decide(await placed.withdrawRide());
    expect(await placed.order()).toMatchObject({
      open: 0,
      total: 0,
      owed_back: 1000,
      payment_state: 'overpaid',
    });
  });

  it('takes delivery with the last goods, once, where what is kept needs none', async () => {
    const placed = await place();
    await placed.asService();
    await placed.pay(TOTAL);
    const [first, last] = [await placed.withdrawCap(), await placed.withdrawCap()];
    await decide(last);
    expect(await placed.order()).toMatchObject({ total: LESS, owed_back: CAP });
    const { body: foreseen } = await foresee(first);
    expect(foreseen.lowered).toMatchObject({ amount: CAP + 129 });
    await decide(first);
    expect(await placed.order()).toMatchObject({ total: 5000, owed_back: 2 * CAP + 129 });
    const [invoice, ...notes] = await placed.papers();
    expect(invoice?.total_halere).toBe(611_080);
    expect(notes.map(({ total_halere }) => total_halere)).toEqual([-49_090, -61_990]);
    await decide(await placed.withdrawRide());
    expect(await placed.order()).toMatchObject({ total: 0, owed_back: TOTAL });
  });

  it('takes the fee of cash on delivery with it, and that of another payment with the last piece', async () => {
    const totals = [];
    for (const payment of [cash, shop.transfer]) {
      const placed = await place({ payment_method: payment });
      await placed.asService();
      const charged = { payment_fee_halere: 3_900, total_halere: 614_980 };
      await Order.query(api.knex).findById(placed.id).patch(charged);
      await decide(await placed.withdrawCap(2));
      totals.push((await placed.order()).total);
    }
    expect(totals).toEqual([5000, 5039]);
  });

  it.each([
    ['before the invoice, with the goods', null, false],
    ['before it, at its own rate', 21, false],
    ['after the invoice, with the goods', null, true],
    ['after it, at its own rate', 21, true],
  ] as const)(
    'takes delivery at the rates that it was charged at: %s',
    (_, shipping_vat_rate, isInvoiced) =>
      asPayer(async () => {
        const placed = await place();
        await placed.asService();
        await Order.query(api.knex).findById(placed.id).patch({ shipping_vat_rate });
        if (isInvoiced) await placed.pay(TOTAL);
        await decide(await placed.withdrawCap(2));
        if (!isInvoiced) await placed.pay(5000);
        const sums = new Map<number, number>();
        for (const { vat } of (await issuedOf(placed.id)) ?? []) {
          for (const { rate, base, vat: tax } of vat) {
            sums.set(rate, (sums.get(rate) ?? 0) + toHalere(base) + toHalere(tax));
          }
        }
        expect([sums.get(12), sums.get(21) ?? 0]).toEqual([500_000, 0]);
        expect((await placed.order()).books).toMatchObject({ difference: 0, documented: 5000 });
      }),
  );

  it('owes back what was paid beyond the lower price, and invoices it', async () => {
    const placed = await place();
    await placed.pay(6000);
    const { body: foreseen } = await foresee(await placed.withdrawCap());
    expect(foreseen).toMatchObject({
      lowered: { count: 1, amount: CAP, open: 0 },
      to_refund: { count: 1, amount: 380.1 },
      documents: [{ kind: 'invoice', total: LESS }],
    });
    const [{ id = 0 } = {}] = (await placed.order()).withdrawals;
    await decide(id);
    expect(await placed.order()).toMatchObject({ open: 0, owed_back: 380.1, total: LESS });
    expect(await placed.papers()).toMatchObject([{ kind: 'invoice', total_halere: 561_990 }]);
    const paid = await api.knex('outbox').where({ order_id: placed.id, kind: 'paid' });
    expect(paid).toHaveLength(1);
  });

  it('leaves a VAT payer every crown in one document, each at its rate', () =>
    asPayer(async () => {
      const placed = await place();
      await placed.pay(3000);
      await decide(await placed.withdrawCap(2));
      const order = await placed.order();
      expect(order).toMatchObject({ open: 2129, owed_back: 0, books: { difference: 0 } });
      expect(order.documents).toMatchObject([{ kind: 'advance', total: 3000 }]);
      await placed.pay(2129);
      const papers = await placed.papers();
      expect(papers.map(({ kind, total_halere }) => [kind, total_halere])).toEqual([
        ['advance', 300_000],
        ['invoice', 212_900],
      ]);
      const invoice = papers[1];
      // Shipping has the rate of its method's goods, of which the ride alone is left.
      expect(invoice?.facts.vat.map(({ rate, total }) => [rate, total])).toEqual([
        [21, 0],
        [12, 512_900],
      ]);
      const issued = (await issuedOf(placed.id)) ?? [];
      expect(issued).toMatchObject([
        { kind: 'advance', total: 3000, corrects: '', customer_name: expect.stringMatching(/./) },
        { kind: 'invoice', total: 2129, taxable_on: pragueToday(api.now()) },
      ]);
      // Each has what it adds, so that the list can be summed up: an invoice less what payments were taxed with.
      const sums = issued.map(({ vat }) =>
        vat.reduce((sum, { base, vat: tax }) => sum + toHalere(base) + toHalere(tax), 0),
      );
      expect(sums).toEqual([300_000, 212_900]);
      const [, xml] = /<DifferenceTaxableAmount>(-?[\d.]+)</.exec(String(invoice?.isdoc)) ?? [];
      // What the payment was taxed with at a rate of which nothing is left (§ 37a).
      expect(Number(xml)).toBeLessThan(0);
      expect((await placed.order()).books).toMatchObject({ difference: 0, documented: 5129 });
    }));

  it('credits a VAT payer’s document on a payment beyond the lower price', () =>
    asPayer(async () => {
      const placed = await place();
      await placed.pay(3000);
      await decide(await placed.withdrawRide());
      expect(await placed.order()).toMatchObject({
        open: 0,
        total: 1110.8,
        owed_back: 1889.2,
        books: { difference: 0, documented: 1110.8 },
      });
      const papers = await placed.papers();
      expect(papers.map(({ kind, total_halere }) => [kind, total_halere])).toEqual([
        ['advance', 300_000],
        ['credit_note', -188_920],
        ['invoice', 0],
      ]);
      expect(papers[1]?.facts.reason).toBe('Withdrawal from the contract');
    }));

  describe('after the invoice', () => {
    it('credits it, and lowers the price', async () => {
      const placed = await place();
      await placed.pay(TOTAL);
      const { body: foreseen } = await foresee(await placed.withdrawCap());
      expect(foreseen).toMatchObject({
        lowered: { count: 1, amount: CAP, open: 0 },
        to_refund: { count: 1, amount: CAP },
        documents: [{ kind: 'credit_note', total: -CAP }],
      });
      const [{ id = 0 } = {}] = (await placed.order()).withdrawals;
      await decide(id);
      expect(await placed.order()).toMatchObject({
        total: LESS,
        open: 0,
        owed_back: CAP,
        withdrawals: [{ taken_off: CAP }],
        books: { difference: 0, documented: LESS },
      });
      expect(await placed.papers()).toMatchObject([
        { kind: 'invoice', total_halere: 611_080 },
        {
          kind: 'credit_note',
          total_halere: -49_090,
          facts: { reason: 'Withdrawal from the contract: 1 × Cap' },
        },
      ]);
    });

    it('is not asked for again when the payment turns out to be another order’s', async () => {
      const placed = await place();
      await placed.pay(TOTAL);
      await decide(await placed.withdrawCap());
      expect((await placed.takeOffPayment()).status).toBe(200);
      // The invoice said that it was paid: it is credited whole.
      const papers = await placed.papers();
      expect(papers.map(({ kind, total_halere }) => [kind, total_halere])).toEqual([
        ['invoice', 611_080],
        ['credit_note', -49_090],
        ['credit_note', -561_990],
      ]);
      expect(await placed.order()).toMatchObject({ open: LESS, total: LESS, owed_back: 0 });
      expect(await placed.page()).toMatchObject({ payment: { open: LESS } });
      await placed.pay(LESS);
      expect(await placed.order()).toMatchObject({ payment_state: 'paid', owed_back: 0 });
      expect((await placed.papers()).at(-1)).toMatchObject({
        kind: 'invoice',
        total_halere: 561_990,
      });
    });

    it('is still paid on an invoice that is issued again for another buyer', async () => {
      const placed = await place();
      await placed.pay(TOTAL);
      await decide(await placed.withdrawCap());
      await Order.query(api.knex).findById(placed.id).patch({ customer_name: 'Jana Malá' });
      const path = `/orders/admin/orders/${placed.id}/corrected-documents`;
      expect((await api.admin(path, { method: 'POST', body: {} })).status).toBe(201);
      const [, , , again, reduced] = await placed.papers();
      expect(again).toMatchObject({ kind: 'invoice', total_halere: 611_080 });
      expect(again?.facts.paidHalere).toBe(611_080);
      expect(reduced).toMatchObject({ kind: 'credit_note', total_halere: -49_090 });
      expect(await placed.order()).toMatchObject({ total: LESS, open: 0, owed_back: CAP });
    });
  });
});
