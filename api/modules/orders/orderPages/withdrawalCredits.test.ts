import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type { Order, OrderListItem } from '../../../contract/types.ts';
import { type OrderPages, openOrderPages } from '../../../testing/testOrderPages.ts';

describeEachDatabase('an order’s page', (open) => {
  let orderPages: OrderPages;
  beforeAll(async () => {
    orderPages = await openOrderPages(open);
  });
  beforeEach(() => orderPages.changeNetwork());
  afterAll(() => orderPages.api.close());

  it('takes a settled withdrawal off the invoice: its price is owed until it is refunded', async () => {
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    const pay = (path: string, body: object) =>
      orderPages.api.admin(path, {
        body: {
          order_id: id,
          received_on: pragueToday(orderPages.api.now()),
          key: `${path}-${id}`,
          ...body,
        },
      });
    await pay('/payments', { amount: page.total });
    const [taxi, cap] = page.items;
    const made = async (key: string, items: unknown) => {
      const { body } = await orderPages.withdraw(link, { key, items });
      return (decision: object) =>
        orderPages.api.admin<ErrorAnswer>(`/withdrawals/${body.id}`, {
          method: 'PUT',
          body: decision,
        });
    };
    const order = async () =>
      (await orderPages.api.admin<Order>(`/orders/admin/orders/${id}`)).body;

    const decideCap = await made('cap', [{ id: cap?.id, quantity: 1 }]);
    expect(await decideCap({ state: 'settled', amount: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(String) } },
    });
    expect((await decideCap({ state: 'settled' })).status).toBe(200);
    const price = cap?.price;
    expect(await order()).toMatchObject({
      owed_back: price,
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', total: -Number(price) }],
    });
    const { body: waiting } = await orderPages.api.admin<OrderListItem[]>(
      '/orders/admin/orders?refund_due=true&_limit=50',
    );
    expect(waiting.map((each) => each.id)).toContain(id);
    await pay('/payments/refunds', { amount: price, through: null });
    expect(await order()).toMatchObject({ owed_back: 0, documents: { length: 2 } });

    // Nothing where that was agreed on.
    const decideOther = await made('other', [{ id: cap?.id, quantity: 1 }]);
    expect((await decideOther({ state: 'settled', amount: 0 })).status).toBe(200);
    expect(await order()).toMatchObject({ owed_back: 0, documents: { length: 2 } });
    // With the last piece goes the delivery.
    const decideTaxi = await made('taxi', [{ id: taxi?.id, quantity: 1 }]);
    expect((await decideTaxi({ state: 'settled' })).status).toBe(200);
    expect(await order()).toMatchObject({ owed_back: 5129 });
  });

  it('credits withdrawn pieces at their own VAT rate', async () => {
    await Setting.query(orderPages.api.knex).insert({ setting_key: 'vat_payer', value: 'on' });
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    // The ride is at 12 %, the cap at 21 %.
    const [, cap] = page.items;
    const payment = {
      order_id: id,
      amount: page.total,
      received_on: pragueToday(orderPages.api.now()),
    };
    await orderPages.api.admin('/payments', { body: payment });
    const items = [{ id: cap?.id, quantity: 1 }];
    const { body: made } = await orderPages.withdraw(link, { key: 'rate', items });
    await orderPages.api.admin(`/withdrawals/${made.id}`, {
      method: 'PUT',
      body: { state: 'settled' },
    });
    await Setting.query(orderPages.api.knex).delete().where({ setting_key: 'vat_payer' });
    const credit = await OrderDocument.query(orderPages.api.knex).findOne({
      order_id: id,
      kind: 'credit_note',
    });
    expect(credit?.facts.vat.map(({ rate, total }) => [rate, total])).toEqual([[21, -49_090]]);
  });

  it('credits by hand what is about one item at its VAT rate', async () => {
    await Setting.query(orderPages.api.knex).insert({ setting_key: 'vat_payer', value: 'on' });
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    const cap = page.items[1]?.id;
    const payment = {
      order_id: id,
      amount: page.total,
      received_on: pragueToday(orderPages.api.now()),
    };
    await orderPages.api.admin('/payments', { body: payment });
    const credit = (body: object) =>
      orderPages.api.admin<Order & ErrorAnswer>(`/orders/admin/orders/${id}/credit-note`, {
        body: { reason: 'Scratched', amount: 100, ...body },
      });
    expect(await credit({ item_id: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: { item_id: expect.any(String) } },
    });
    expect((await credit({ item_id: cap })).status).toBe(201);
    // Without an item it is a part of all.
    expect((await credit({})).status).toBe(201);
    expect((await orderPages.read(link)).body).toMatchObject({
      total: page.total - 200,
      credited: 200,
    });
    await Setting.query(orderPages.api.knex).delete().where({ setting_key: 'vat_payer' });
    const credits = await OrderDocument.query(orderPages.api.knex)
      .where({ order_id: id, kind: 'credit_note' })
      .orderBy('id');
    expect(credits.map(({ facts }) => facts.vat.map(({ rate }) => rate))).toEqual([[21], [21, 12]]);
    expect(credits[0]?.facts.vat[0]?.total).toBe(-10_000);
    // The reader sees what it is about.
    const [PART, NAME] = ['Credited part of the price', page.items[1]?.name.en];
    expect(credits.map(({ facts }) => facts.lines.map(({ name }) => name))).toEqual([
      [`${PART}: ${NAME}`],
      [PART, PART],
    ]);
  });

  it.each([
    [5000, [-5000]],
    [1000, [-1000, -4000]],
  ])('credits a refund of %i before its withdrawal is settled once', async (refunded, credits) => {
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    const body = { order_id: id, received_on: pragueToday(orderPages.api.now()) };
    await orderPages.api.admin('/payments', { body: { ...body, amount: page.total } });
    const [taxi] = page.items;
    const { body: made } = await orderPages.withdraw(link, {
      key: 'k',
      items: [{ id: taxi?.id, quantity: 1 }],
    });
    const refund = { ...body, key: `before-${id}`, amount: refunded, through: null };
    expect((await orderPages.api.admin('/payments/refunds', { body: refund })).status).toBe(201);
    await orderPages.api.admin(`/withdrawals/${made.id}`, {
      method: 'PUT',
      body: { state: 'settled' },
    });
    expect((await orderPages.api.admin<Order>(`/orders/admin/orders/${id}`)).body).toMatchObject({
      owed_back: 5000 - refunded,
      documents: [{ kind: 'invoice' }, ...credits.map((total) => ({ kind: 'credit_note', total }))],
    });
    // It brings no money that could complete the payment.
    expect((await orderPages.mails('paid')).filter(({ order_id }) => order_id === id)).toHaveLength(
      1,
    );
  });
});
