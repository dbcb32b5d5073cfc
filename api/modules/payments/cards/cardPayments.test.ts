import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { OrderCreated, PaymentMethod } from '../../../contract/types.ts';
import { type CardShop, OK, openCardShop, TOTAL } from '../../../testing/testCardShop.ts';
import { COMGATE } from '../../../testing/testProvider.ts';
import { CUSTOMER, newOrderSymbol, orderOf } from '../../../testing/testShop.ts';

describeEachDatabase('card payments', (open) => {
  let cardShop: CardShop;
  beforeAll(async () => {
    cardShop = await openCardShop(open);
  });
  afterEach(() => cardShop.gate.faults.clear());
  afterAll(() => cardShop.close());

  it('are offered, and an order is begun at the provider with what it needs', async () => {
    const { body } = await cardShop.api.send<PaymentMethod[]>('/orders/payment-methods');
    expect(body.map(({ id }) => id)).toContain(cardShop.shop.card);
    const { orderId, link, pay: address, payment } = await cardShop.begun();
    expect(address).toMatch(`${cardShop.gate.url}/pay/`);
    expect(Object.fromEntries(payment.fields)).toEqual({
      merchant: COMGATE.merchant,
      secret: COMGATE.secret,
      test: 'true',
      country: 'CZ',
      price: '611080',
      curr: 'CZK',
      method: 'ALL',
      prepareOnly: 'true',
      lang: 'cs',
      label: `#${String(orderId).padStart(10, '0')}`,
      refId: String(orderId),
      email: CUSTOMER.email,
      fullName: CUSTOMER.name,
      url_paid: `https://team.example/order/${link}?lang=cs`,
      url_cancelled: `https://team.example/order/${link}?lang=cs`,
      url_pending: `https://team.example/order/${link}?lang=cs`,
    });
    expect((await cardShop.page(link)).payment).toMatchObject({
      card: { state: 'waiting', isOffered: true },
      open: TOTAL,
    });
  });

  it('book what the provider confirms, once, however often it is notified', async () => {
    const { orderId, link, transId, payment } = await cardShop.begun();
    payment.status = 'PAID';
    const notices = [1, 2, 3].map(() => cardShop.notify({ transId, status: 'PAID' }));
    expect(await Promise.all(notices)).toEqual([OK, OK, OK]);
    expect(await cardShop.notify({ transId })).toEqual(OK);
    expect(await cardShop.order(orderId)).toMatchObject({
      payment_state: 'paid',
      paid: TOTAL,
      payments: [{ source: 'card', amount: TOTAL, variable_symbol: newOrderSymbol(orderId) }],
    });
    expect((await cardShop.page(link)).payment).toMatchObject({ state: 'paid', card: null });
    expect(await cardShop.mails(orderId, 'paid')).toBe(1);
    expect(await cardShop.pay(link)).toEqual([303, `https://team.example/order/${link}?lang=cs`]);
  });

  it('believe no notification', async () => {
    const { orderId, transId } = await cardShop.begun();
    const forged = { merchant: COMGATE.merchant, secret: COMGATE.secret, price: '1', curr: 'CZK' };
    const fields = { ...forged, transId, refId: String(orderId), status: 'PAID' };
    expect(await cardShop.notify(fields)).toEqual(OK);
    expect(await cardShop.notify({ ...fields, transId: 'ZZ99-ZZ99-ZZ99' })).toEqual(OK);
    expect((await cardShop.notify({ status: 'PAID' }))[0]).toBe(404);
    expect((await cardShop.notify({ transId: 'x'.repeat(20_000) }))[0]).toBe(400);
    expect((await cardShop.order(orderId)).payment_state).toBe('unpaid');
  });

  it('that were begun for another order, amount or shop are not booked for this one', async () => {
    const one = await cardShop.begun();
    const { transId, payment } = await cardShop.begun();
    payment.status = 'PAID';
    payment.fields.set('refId', String(one.orderId));
    expect(await cardShop.notify({ transId })).toEqual([503, 'code=1&message=later']);
    payment.fields.set('curr', 'EUR');
    expect((await cardShop.notify({ transId }))[0]).toBe(503);
    expect((await cardShop.order(one.orderId)).payment_state).toBe('unpaid');
  });

  it('that are refused leave the order unpaid, and another may be made', async () => {
    const { orderId, link, transId, payment } = await cardShop.begun();
    payment.status = 'CANCELLED';
    expect(await cardShop.notify({ transId })).toEqual(OK);
    expect(await cardShop.notify({ transId })).toEqual(OK);
    expect((await cardShop.page(link)).payment).toMatchObject({
      state: 'unpaid',
      card: { state: 'refused', isOffered: true },
    });
    expect(await cardShop.mails(orderId, 'card_failed')).toBe(1);
    const [status, address] = await cardShop.pay(link);
    expect([status, address]).not.toEqual([303, `${cardShop.gate.url}/pay/${transId}`]);
    const next = cardShop.gate.payments.get(String(address).split('/').at(-1) ?? '');
    if (next) next.status = 'PAID';
    expect((await cardShop.page(link)).payment).toMatchObject({ state: 'paid', card: null });
  });

  it('that were left go on where they were, without a second one', async () => {
    const { link, transId } = await cardShop.begun();
    const before = cardShop.gate.payments.size;
    const addresses = await Promise.all([cardShop.pay(link), cardShop.pay(link)]);
    expect(addresses).toEqual(Array(2).fill([303, `${cardShop.gate.url}/pay/${transId}`]));
    expect(cardShop.gate.payments.size).toBe(before);
  });

  it('are one payment, however many instances are asked at once to begin it', async () => {
    const { orderId, link } = await cardShop.begun();
    await cardShop.api.knex('card_payments').where({ order_id: orderId }).delete();
    const pages = await Promise.all([1, 2, 3].map(() => cardShop.instance().begin(orderId, link)));
    expect(new Set(pages).size).toBe(1);
    const rows = await cardShop.api.knex('card_payments').where({ order_id: orderId });
    expect(rows.map(({ redirect }) => redirect)).toEqual([pages[0]]);
  });

  it('show that they are paid to who is back before the notification', async () => {
    const { link, payment } = await cardShop.begun();
    payment.status = 'PAID';
    // A page waits for the provider no longer than customers would; on a busy machine the next one has it.
    await expect
      .poll(async () => (await cardShop.page(link)).payment.state, { interval: 200 })
      .toBe('paid');
  });

  it('that cannot be begun leave the order, which can be paid later', async () => {
    for (const fault of ['is down', 'refuses', 'loses the answer'] as const) {
      cardShop.gate.faults.set('create', fault);
      const { status, body } = await cardShop.place();
      expect([status, 'pay' in body]).toEqual([201, false]);
      expect((await cardShop.page(body.link)).payment.card).toEqual({
        state: 'none',
        isOffered: true,
      });
      expect(await cardShop.pay(body.link)).toEqual([
        303,
        `/order/${body.link}?lang=cs#card-unavailable`,
      ]);
      cardShop.gate.faults.clear();
      expect((await cardShop.pay(body.link))[1]).toMatch(`${cardShop.gate.url}/pay/`);
    }
  });

  it('are one for an order that is sent twice', async () => {
    const [one, other] = [await cardShop.place('twice'), await cardShop.place('twice')];
    expect(other.body).toMatchObject({ orderId: one.body.orderId, pay: one.body.pay });
  });

  it('are begun for orders by card alone', async () => {
    for (const payment_kind of ['bank_transfer', 'cash_on_delivery']) {
      const { body } = await cardShop.api.send<OrderCreated>('/orders', {
        body: orderOf(cardShop.shop),
      });
      const { orderId, link } = body;
      await cardShop.api.knex('orders').where({ id: orderId }).update({ payment_kind });
      const before = cardShop.gate.payments.size;
      expect(await cardShop.pay(link)).toEqual([303, `https://team.example/order/${link}?lang=en`]);
      expect(cardShop.gate.payments.size).toBe(before);
    }
  });

  it('never tell their secret to the log', () => {
    expect(cardShop.logged.length).toBeGreaterThan(0);
    expect(cardShop.logged.join()).not.toContain(COMGATE.secret);
  });
});
