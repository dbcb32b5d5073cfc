import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { OrderCreated, PaymentMethod } from '../../../contract/types.ts';
import { type CardShop, OK, openCardShop, TOTAL } from '../../../testing/testCardShop.ts';
import { COMGATE } from '../../../testing/testProvider.ts';
import { CUSTOMER, newOrderSymbol, orderOf } from '../../../testing/testShop.ts';

describeEachDatabase('card payments', (open) => {
  let api: CardShop['api'];
  let shop: CardShop['shop'];
  let gate: CardShop['gate'];
  let logged: CardShop['logged'];
  let close: CardShop['close'];
  let instance: CardShop['instance'];
  let place: CardShop['place'];
  let begun: CardShop['begun'];
  let notify: CardShop['notify'];
  let order: CardShop['order'];
  let page: CardShop['page'];
  let pay: CardShop['pay'];
  let mails: CardShop['mails'];
  beforeAll(async () => {
    ({ api, shop, gate, logged, close, instance, place, begun, notify, order, page, pay, mails } =
      await openCardShop(open));
  });
  afterEach(() => gate.faults.clear());
  afterAll(() => close());

  it('are offered, and an order is begun at the provider with what it needs', async () => {
    const { body } = await api.send<PaymentMethod[]>('/orders/payment-methods');
    expect(body.map(({ id }) => id)).toContain(shop.card);
    const { orderId, link, pay: address, payment } = await begun();
    expect(address).toMatch(`${gate.url}/pay/`);
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
    expect((await page(link)).payment).toMatchObject({
      card: { state: 'waiting', isOffered: true },
      open: TOTAL,
    });
  });

  it('book what the provider confirms, once, however often it is notified', async () => {
    const { orderId, link, transId, payment } = await begun();
    payment.status = 'PAID';
    const notices = [1, 2, 3].map(() => notify({ transId, status: 'PAID' }));
    expect(await Promise.all(notices)).toEqual([OK, OK, OK]);
    expect(await notify({ transId })).toEqual(OK);
    expect(await order(orderId)).toMatchObject({
      payment_state: 'paid',
      paid: TOTAL,
      payments: [{ source: 'card', amount: TOTAL, variable_symbol: newOrderSymbol(orderId) }],
    });
    expect((await page(link)).payment).toMatchObject({ state: 'paid', card: null });
    expect(await mails(orderId, 'paid')).toBe(1);
    expect(await pay(link)).toEqual([303, `https://team.example/order/${link}?lang=cs`]);
  });

  it('believe no notification', async () => {
    const { orderId, transId } = await begun();
    const forged = { merchant: COMGATE.merchant, secret: COMGATE.secret, price: '1', curr: 'CZK' };
    const fields = { ...forged, transId, refId: String(orderId), status: 'PAID' };
    expect(await notify(fields)).toEqual(OK);
    expect(await notify({ ...fields, transId: 'ZZ99-ZZ99-ZZ99' })).toEqual(OK);
    expect((await notify({ status: 'PAID' }))[0]).toBe(404);
    expect((await notify({ transId: 'x'.repeat(20_000) }))[0]).toBe(400);
    expect((await order(orderId)).payment_state).toBe('unpaid');
  });

  it('that were begun for another order, amount or shop are not booked for this one', async () => {
    const one = await begun();
    const { transId, payment } = await begun();
    payment.status = 'PAID';
    payment.fields.set('refId', String(one.orderId));
    expect(await notify({ transId })).toEqual([503, 'code=1&message=later']);
    payment.fields.set('curr', 'EUR');
    expect((await notify({ transId }))[0]).toBe(503);
    expect((await order(one.orderId)).payment_state).toBe('unpaid');
  });

  it('that are refused leave the order unpaid, and another may be made', async () => {
    const { orderId, link, transId, payment } = await begun();
    payment.status = 'CANCELLED';
    expect(await notify({ transId })).toEqual(OK);
    expect(await notify({ transId })).toEqual(OK);
    expect((await page(link)).payment).toMatchObject({
      state: 'unpaid',
      card: { state: 'refused', isOffered: true },
    });
    expect(await mails(orderId, 'card_failed')).toBe(1);
    const [status, address] = await pay(link);
    expect([status, address]).not.toEqual([303, `${gate.url}/pay/${transId}`]);
    const next = gate.payments.get(String(address).split('/').at(-1) ?? '');
    if (next) next.status = 'PAID';
    expect((await page(link)).payment).toMatchObject({ state: 'paid', card: null });
  });

  it('that were left go on where they were, without a second one', async () => {
    const { link, transId } = await begun();
    const before = gate.payments.size;
    const addresses = await Promise.all([pay(link), pay(link)]);
    expect(addresses).toEqual(Array(2).fill([303, `${gate.url}/pay/${transId}`]));
    expect(gate.payments.size).toBe(before);
  });

  it('are one payment, however many instances are asked at once to begin it', async () => {
    const { orderId, link } = await begun();
    await api.knex('card_payments').where({ order_id: orderId }).delete();
    const pages = await Promise.all([1, 2, 3].map(() => instance().begin(orderId, link)));
    expect(new Set(pages).size).toBe(1);
    const rows = await api.knex('card_payments').where({ order_id: orderId });
    expect(rows.map(({ redirect }) => redirect)).toEqual([pages[0]]);
  });

  it('show that they are paid to who is back before the notification', async () => {
    const { link, payment } = await begun();
    payment.status = 'PAID';
    // A page waits for the provider no longer than customers would; on a busy machine the next one has it.
    await expect.poll(async () => (await page(link)).payment.state, { interval: 200 }).toBe('paid');
  });

  it('that cannot be begun leave the order, which can be paid later', async () => {
    for (const fault of ['is down', 'refuses', 'loses the answer'] as const) {
      gate.faults.set('create', fault);
      const { status, body } = await place();
      expect([status, 'pay' in body]).toEqual([201, false]);
      expect((await page(body.link)).payment.card).toEqual({ state: 'none', isOffered: true });
      expect(await pay(body.link)).toEqual([303, `/order/${body.link}?lang=cs#card-unavailable`]);
      gate.faults.clear();
      expect((await pay(body.link))[1]).toMatch(`${gate.url}/pay/`);
    }
  });

  it('are one for an order that is sent twice', async () => {
    const [one, other] = [await place('twice'), await place('twice')];
    expect(other.body).toMatchObject({ orderId: one.body.orderId, pay: one.body.pay });
  });

  it('are begun for orders by card alone', async () => {
    for (const payment_kind of ['bank_transfer', 'cash_on_delivery']) {
      const { body } = await api.send<OrderCreated>('/orders', { body: orderOf(shop) });
      const { orderId, link } = body;
      await api.knex('orders').where({ id: orderId }).update({ payment_kind });
      const before = gate.payments.size;
      expect(await pay(link)).toEqual([303, `https://team.example/order/${link}?lang=en`]);
      expect(gate.payments.size).toBe(before);
    }
  });

  it('never tell their secret to the log', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toContain(COMGATE.secret);
  });
});
