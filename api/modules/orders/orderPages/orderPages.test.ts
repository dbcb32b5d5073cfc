import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { maskedEmail } from '../../../contract/withdrawals.ts';
import { type OrderPages, openOrderPages } from '../../../testing/testOrderPages.ts';
import { CUSTOMER, newOrderSymbol } from '../../../testing/testShop.ts';

describeEachDatabase('an order’s page', (open) => {
  let orderPages: OrderPages;
  beforeAll(async () => {
    orderPages = await openOrderPages(open);
  });
  beforeEach(() => orderPages.changeNetwork());
  afterAll(() => orderPages.api.close());

  it('shows what was ordered, its state, where it goes and how to pay it', async () => {
    const { id, link } = await orderPages.place();
    const { status, body, headers } = await orderPages.read(link);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(body).toMatchObject({
      number: `#${String(id).padStart(10, '0')}`,
      status: 'pending',
      history: [{ status: 'pending' }],
      items: [
        { name: { en: 'Drift taxi' }, product: { slug: 'drift-taxi-1' }, price: 5000, left: 1 },
        { name: { cs: 'Kšiltovka' }, product: { slug: 'cap' }, quantity: 2, left: 2 },
      ],
      shipping: { name: { en: 'Parcel' }, price: 129, kind: 'parcel', days: { from: 3, to: 7 } },
      payment: {
        kind: 'bank_transfer',
        state: 'unpaid',
        open: 6110.8,
        paid: 0,
        refunded: 0,
        owed: 0,
        variable_symbol: Number(newOrderSymbol(id)),
      },
      total: 6110.8,
      withdrawal: { isPossible: true, until: null, isOver: false, days: 14, cases: [] },
    });
    // Of the e-mail no more is shown than its owner needs to recognise it, of the phone nothing.
    const { name, email, phone } = CUSTOMER;
    expect(body.customer).toEqual({
      name,
      address: ['Nádražní 5', '397 01 Písek'],
      company_name: '',
      company_ico: '',
      company_dic: '',
    });
    const { consumer } = body.withdrawal;
    expect(consumer).toEqual({ name, email: maskedEmail(email) });
    for (const own of [email, phone]) expect(JSON.stringify(body)).not.toContain(own);
  });

  it('shows a fee, and where the parcel is once the team knows', async () => {
    const { id, link } = await orderPages.place();
    const tracked = { tracking_number: 'DR1', tracking_url: 'https://post.example/DR1' };
    await orderPages.api
      .knex('orders')
      .where({ id })
      .update({ ...tracked, payment_fee_halere: 3900 });
    expect((await orderPages.read(link)).body).toMatchObject({
      payment: { fee: 39 },
      tracking: { number: 'DR1', url: 'https://post.example/DR1' },
    });
  });

  it('shows a product that the shop no longer has without a link', async () => {
    const { link } = await orderPages.place();
    await orderPages.api.knex('products').where({ slug: 'cap' }).update({ is_active: false });
    const { items } = (await orderPages.read(link)).body;
    await orderPages.api.knex('products').where({ slug: 'cap' }).update({ is_active: true });
    expect(items.map(({ product }) => product?.slug)).toEqual(['drift-taxi-1', undefined]);
  });

  it('answers every other secret alike, and writes none into the log', async () => {
    const { id, link } = await orderPages.place();
    const answers = await Promise.all(
      [`${link.slice(1)}A`, 'x', String(id), 'a'.repeat(22)].map(orderPages.read),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([404, { message: 'Order not found' }])]),
    );
    await orderPages.read(link);
    await orderPages.send(`/Order-Pages/${link}`);
    expect(orderPages.logged.join()).toContain('/api/order-pages/…');
    expect(orderPages.logged.join()).not.toContain(link);
  });

  it('hands out the proforma of its order alone', async () => {
    const { link } = await orderPages.place();
    const { status, headers, body } = await orderPages.send<string>(`/order-pages/${link}/invoice`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.slice(0, 5)).toBe('%PDF-');
    expect((await orderPages.send(`/order-pages/${'a'.repeat(22)}/invoice`)).status).toBe(404);
  });

  it('hands out no proforma where none is offered: nothing is to be paid for a cancelled order', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.setStatus(id, 'cancelled');
    expect((await orderPages.read(link)).body.documents).toEqual([]);
    expect((await orderPages.send(`/order-pages/${link}/invoice`)).status).toBe(404);
    const own = `/orders/admin/orders/${id}/invoice?type=proforma`;
    expect((await orderPages.api.admin(own)).status).toBe(200);
  });

  it('hands out the invoice of its order alone, as it was issued', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.api.admin(`/orders/admin/orders/${id}/invoice`, { method: 'POST', body: {} });
    const { documents } = (await orderPages.read(link)).body;
    expect(documents).toMatchObject([{ kind: 'proforma' }, { kind: 'invoice' }]);
    const [, issued] = documents;
    expect(issued?.number).toMatch(/^\d+$/);
    const path = (secret: string) => `/order-pages/${secret}/invoice?document=${issued?.id}`;
    const { status, body } = await orderPages.send<string>(path(link));
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await orderPages.send(path((await orderPages.place()).link))).status).toBe(404);
  });

  it('is gone once the order is deleted', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.api.admin(`/orders/admin/orders/${id}`, { method: 'DELETE' });
    expect((await orderPages.read(link)).status).toBe(404);
  });

  it('says when the period ends by what is known, and asks for no more once cancelled', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.setStatus(id, 'shipped');
    // When the carrier hands it over is not known.
    expect((await orderPages.read(link)).body.withdrawal).toMatchObject({
      isOver: false,
      until: null,
    });
    await orderPages.setStatus(id, 'completed');
    const { body: delivered } = await orderPages.read(link);
    expect(delivered.withdrawal).toMatchObject({ isOver: false, until: expect.any(String) });
    // 14 days, and as many more as weekends and holidays may add.
    orderPages.api.advance(21 * DAY_MS);
    const { body: later } = await orderPages.read(link);
    orderPages.api.advance(-21 * DAY_MS);
    expect(later.withdrawal).toMatchObject({ isOver: true, isPossible: true });
    await orderPages.api.admin(`/orders/admin/orders/${id}/invoice`, { method: 'POST' });
    await orderPages.setStatus(id, 'cancelled');
    const { body: cancelled } = await orderPages.read(link);
    expect(cancelled).toMatchObject({
      payment: { open: 0 },
      documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
      withdrawal: { isPossible: false },
    });
    const items = [{ id: cancelled.items[0]?.id, quantity: 1 }];
    expect((await orderPages.withdraw(link, { key: 'k', items })).status).toBe(422);
  });

  it('asks by no proforma for money that went back, nor where to send it, but takes a withdrawal', async () => {
    const { id, link } = await orderPages.place();
    const back = { paid_halere: 611_080, refunded_halere: 611_080, payment_state: 'refunded' };
    await orderPages.api.knex('orders').where({ id }).update(back);
    const { body: page } = await orderPages.read(link);
    expect(page).toMatchObject({ documents: [], payment: { open: 0 } });
    // Until the period ends it is the consumer's right, whatever became of the money.
    expect(page.withdrawal.isPossible).toBe(true);
    await orderPages.api.knex('orders').where({ id }).update({ payment_kind: 'cash_on_delivery' });
    expect((await orderPages.read(link)).body.withdrawal.asksAccount).toBe(false);
  });

  it('asks by no proforma for the money of an order that was withdrawn from as a whole', async () => {
    const { link } = await orderPages.place();
    const { body: before } = await orderPages.read(link);
    expect(before.documents).toMatchObject([{ kind: 'proforma' }]);
    const items = before.items.map(({ id, left }) => ({ id, quantity: left }));
    expect((await orderPages.withdraw(link, { key: 'whole', items })).status).toBe(201);
    expect((await orderPages.read(link)).body.documents).toEqual([]);
  });

  it('asks by no proforma for an order of which a discount, or a credit note, left nothing', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.api.knex('orders').where({ id }).update({ credited_halere: 611_079 });
    expect((await orderPages.read(link)).body.documents).toMatchObject([{ kind: 'proforma' }]);
    await orderPages.api.knex('orders').where({ id }).update({ credited_halere: 611_080 });
    expect((await orderPages.read(link)).body.documents).toEqual([]);
    expect((await orderPages.send(`/order-pages/${link}/invoice`)).status).toBe(404);
  });
});
