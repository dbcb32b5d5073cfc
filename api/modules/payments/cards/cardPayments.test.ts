import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { failingJobs } from '../../../../db/models/meta.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type {
  OpenRefund,
  OrderCreated,
  OrderPage,
  PaymentMethod,
  Order as WireOrder,
} from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { COMGATE, createTestProvider, type TestProvider } from '../../../testing/testProvider.ts';
import {
  CUSTOMER,
  newOrderSymbol,
  orderOf,
  stockShop,
  type TestShop,
} from '../../../testing/testShop.ts';
import { createCards } from './cards.ts';
import { comgate } from './comgate.ts';
import { createPolling } from './createPolling.ts';

const TOTAL = 6110.8;
const MINUTE = 60_000;
const shifted = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const today = () => pragueToday(new Date());

describeEachDatabase('card payments', (open) => {
  let api: Harness;
  let shop: TestShop;
  let gate: TestProvider;
  const logged: string[] = [];
  beforeAll(async () => {
    gate = await createTestProvider();
    const env = {
      COMGATE_MERCHANT: COMGATE.merchant,
      COMGATE_SECRET: COMGATE.secret,
      COMGATE_TEST: 'on',
      COMGATE_URL: gate.url,
      PUBLIC_URL: 'https://team.example',
      TRUST_PROXY: 'on',
    };
    const sink = new Writable({
      write: (line, _encoding, done) => {
        logged.push(String(line));
        done();
      },
    });
    api = await createHarness(open, env, pino({ level: 'debug' }, sink));
    shop = await stockShop(api.knex);
  });
  afterEach(() => gate.faults.clear());
  afterAll(async () => {
    await api.close();
    await gate.close();
  });

  let network = 0;
  const place = (key = '') => {
    network += 1;
    const body = orderOf(shop, { payment_method: shop.card });
    const headers = {
      'x-forwarded-for': `192.0.2.${network}`,
      ...(key && { 'idempotency-key': key }),
    };
    return api.send<OrderCreated>('/orders', { body, headers, language: 'cs' });
  };
  const begun = async () => {
    const { body } = await place();
    const transId = body.pay?.split('/').at(-1) ?? '';
    const payment = gate.payments.get(transId);
    if (!payment) throw new Error('No payment was begun');
    return { ...body, transId, payment };
  };
  const notify = async (fields: Record<string, string>) => {
    const answer = await fetch(`${api.url}/api/card-payments/notifications`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return [answer.status, await answer.text()];
  };
  const order = async (id: number) =>
    (await api.admin<WireOrder>(`/orders/admin/orders/${id}`)).body;
  const page = async (link: string) => (await api.send<OrderPage>(`/order-pages/${link}`)).body;
  const pay = async (link: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.${network}` };
    const url = `${api.url}/api/order-pages/${link}/pay`;
    const answer = await fetch(url, { redirect: 'manual', headers });
    return [answer.status, answer.headers.get('location')];
  };
  const mails = async (id: number, kind: string) =>
    (await api.knex('outbox').where({ order_id: id, kind })).length;
  const OK = [200, 'code=0&message=OK'];

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
    const provider = comgate({ ...COMGATE, test: true, url: gate.url });
    const instance = () =>
      createCards({
        knex: api.knex,
        bus: testBus(api.knex),
        provider,
        publicUrl: 'https://x',
        log: pino({ level: 'silent' }),
        now: () => new Date(),
      });
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

  it('whose notification is lost are asked for, once by several instances', async () => {
    await api.knex('card_payments').update({ next_check_at: null });
    const { orderId, transId, payment } = await begun();
    payment.status = 'PAID';
    const log = pino({ level: 'silent' });
    const provider = comgate({ ...COMGATE, test: true, url: gate.url });
    const instance = (minutes: number) =>
      createCards({
        knex: api.knex,
        provider,
        log,
        bus: testBus(api.knex, () => shifted(minutes)),
        publicUrl: 'https://x',
        now: () => shifted(minutes),
      });
    await instance(1 / 2).checkDue();
    expect((await order(orderId)).payment_state).toBe('unpaid');
    gate.faults.set('status', 'is down');
    await instance(2).checkDue();
    gate.faults.clear();
    await instance(2).checkDue();
    expect((await order(orderId)).payment_state).toBe('unpaid');
    const before = gate.calls.length;
    await Promise.all([instance(6).checkDue(), instance(6).checkDue()]);
    expect(gate.calls.slice(before)).toEqual(['status']);
    expect((await order(orderId)).payment_state).toBe('paid');
    const [row] = await api.knex('card_payments').where({ trans_id: transId });
    expect(row.next_check_at).toBeNull();
  });

  it('are named on the dashboard while the provider can’t be reached, and not where one answer is missing', async () => {
    await api.knex('card_payments').update({ next_check_at: null });
    const failing = async () =>
      (await failingJobs(api.knex, new Date('9999-01-01'))).map(({ job }) => job);
    const log = pino({ level: 'silent' });
    const now = () => shifted(minutes);
    const cards = createCards({
      knex: api.knex,
      provider: comgate({ ...COMGATE, test: true, url: gate.url }),
      log,
      bus: testBus(api.knex, now),
      publicUrl: 'https://x',
      now,
    });
    let minutes = 2;
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
    expect(Date.parse(since?.since ?? '')).toBeLessThan(shifted(11).getTime());
    // Whoever takes the provider away is not told of it for good.
    const none = createPolling({ cards: null, knex: api.knex, log });
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

  it('go back whole or in part through the provider, once for each form', async () => {
    const { orderId, transId, payment } = await begun();
    payment.status = 'PAID';
    await notify({ transId });
    const through = (await order(orderId)).payments[0]?.id;
    const refund = (amount: number, key: string) =>
      api.admin<{ errors: Record<string, string> }>('/payments/refunds', {
        body: { order_id: orderId, amount, received_on: today(), note: '', key, through },
      });
    expect((await refund(1000, 'a')).status).toBe(201);
    expect((await refund(1000, 'a')).status).toBe(201);
    expect(payment.refunded).toBe(100_000);
    gate.faults.set('refund', 'refuses');
    expect((await refund(10, 'b')).body.errors.through).toMatch(/refused/);
    gate.faults.set('refund', 'loses the answer');
    expect((await refund(10, 'c')).body.errors.through).toMatch(/did not answer/);
    gate.faults.clear();
    // The money may be on its way: only a person can know.
    expect((await refund(10, 'c')).status).toBe(422);
    expect(payment.refunded).toBe(101_000);
    expect((await refund(5100.81, 'd')).body.errors.amount).toMatch(/can’t refund more/);
    expect((await refund(5000, 'e')).status).toBe(201);
    expect(await order(orderId)).toMatchObject({ refunded: 6000, paid: TOTAL });
    // What may have gone is reserved: neither by hand nor by card can it go again.
    expect((await refund(100.81, 'f')).body.errors.amount).toMatch(/can’t refund more/);
    const byHand = { order_id: orderId, amount: 100.81, received_on: today() };
    expect(await api.admin('/payments/refunds', { body: byHand })).toMatchObject({ status: 422 });
    expect(await openRefunds()).toMatchObject([{ key: 'c', amount: 10, order_id: orderId }]);
  });

  const openRefunds = async () => (await api.admin<OpenRefund[]>('/payments/refunds')).body;
  const settle = (key: string, state: string) =>
    api.admin<OpenRefund[]>(`/payments/refunds/${key}`, { method: 'PATCH', body: { state } });
  const paidByCard = async () => {
    const one = await begun();
    one.payment.status = 'PAID';
    await notify({ transId: one.transId });
    const through = (await order(one.orderId)).payments[0]?.id;
    const refund = (amount: number, key: string, changes = {}) =>
      api.admin<{ message: string; errors: Record<string, string> }>('/payments/refunds', {
        body: { order_id: one.orderId, amount, received_on: today(), key, through, ...changes },
      });
    return { ...one, through, refund };
  };

  it('go back once when two people send them back within the provider’s answer', async () => {
    const { orderId, payment, refund } = await paidByCard();
    const release = gate.hold('refund');
    const both = [refund(TOTAL, 'one'), refund(TOTAL, 'two')];
    // Who is refused needs no answer of the provider.
    const first = await Promise.race(both);
    expect(first).toMatchObject({ status: 422, body: { errors: { amount: expect.any(String) } } });
    release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await order(orderId)).toMatchObject({ refunded: TOTAL, payment_state: 'refunded' });
  });

  it('that may have been made wait for an administrator’s decision', async () => {
    await api.knex('card_refunds').delete();
    const { orderId, refund } = await paidByCard();
    for (const [key, fault] of [
      ['went', 'loses the answer'],
      ['stayed', 'is down'],
    ] as const) {
      gate.faults.set('refund', fault);
      expect((await refund(100, key)).status).toBe(422);
    }
    gate.faults.clear();
    expect(await settle('went', 'sent')).toMatchObject({ status: 409 });
    await api.knex('card_refunds').update({ created_at: '2026-11-01T10:00:00.000Z' });
    expect(await openRefunds()).toMatchObject([
      { key: 'stayed', order_id: orderId, amount: 100, is_unclear: true, username: 'boss' },
      { key: 'went', is_unclear: true },
    ]);
    expect(await settle('went', 'perhaps')).toMatchObject({ status: 422 });
    expect((await settle('went', 'sent')).body).toMatchObject([{ key: 'stayed' }]);
    expect((await settle('stayed', 'not_sent')).body).toEqual([]);
    expect(await settle('stayed', 'not_sent')).toMatchObject({ status: 404 });
    expect(await settle('went', 'not_sent')).toMatchObject({ status: 409 });
    // The form that heard nothing hears now that it went.
    expect((await refund(100, 'went')).status).toBe(201);
    expect(await order(orderId)).toMatchObject({ refunded: 100, payments: [{}, {}] });
    expect((await refund(TOTAL - 100, 'rest')).status).toBe(201);
  });

  it('go back under a key of their own', async () => {
    const one = await paidByCard();
    const other = await paidByCard();
    expect((await one.refund(10, 'own')).status).toBe(201);
    for (const again of [
      () => other.refund(10, 'own'),
      () => one.refund(11, 'own'),
      () => one.refund(10, 'own', { note: 'Another' }),
      () => one.refund(10, 'own', { through: null }),
    ]) {
      expect(await again()).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/already been sent/) },
      });
    }
    expect([one.payment.refunded, other.payment.refunded]).toEqual([1000, 0]);
    expect((await one.refund(5, 'by-hand', { through: null })).status).toBe(201);
    expect((await one.refund(5, 'by-hand')).status).toBe(409);
    expect((await one.refund(10, 'own')).status).toBe(201);
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

  const transfer = (order_id: number, amount: number) =>
    api.admin('/payments', { body: { order_id, amount, received_on: today() } });
  const checking = (minutes = 0) =>
    createCards({
      knex: api.knex,
      provider: comgate({ ...COMGATE, test: true, url: gate.url }),
      log: pino({ level: 'silent' }),
      bus: testBus(api.knex, () => shifted(minutes)),
      publicUrl: 'https://team.example',
      now: () => shifted(minutes),
    });

  it('of another amount than is owed are closed, and the rest is asked for', async () => {
    const { orderId, link, transId, payment } = await begun();
    await transfer(orderId, 1000);
    await checking().checkDue();
    expect(payment.status).toBe('CANCELLED');
    // No payment was refused.
    expect(await mails(orderId, 'card_failed')).toBe(0);
    expect((await page(link)).payment.card?.state).toBe('none');
    const [, address] = await pay(link);
    const rest = gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect(rest?.fields.get('price')).toBe('511080');
    const open = [...gate.payments.values()].filter(
      ({ fields, status }) => fields.get('refId') === String(orderId) && status === 'PENDING',
    );
    expect(open).toEqual([rest]);
    expect(address).not.toContain(transId);
  });

  it('are closed as well when the customer asks before anything else does', async () => {
    const { orderId, link, payment } = await begun();
    await transfer(orderId, 1000);
    expect((await pay(link))[1]).toMatch(`${gate.url}/pay/`);
    expect(payment.status).toBe('CANCELLED');
    await transfer(orderId, TOTAL - 1000);
    const before = gate.payments.size;
    expect((await pay(link))[1]).toMatch(`/order/${link}`);
    expect(gate.payments.size).toBe(before);
    expect([...gate.payments.values()].at(-1)?.status).toBe('CANCELLED');
  });

  it('that the provider won’t close leave the rest to be paid', async () => {
    const { orderId, link, payment } = await begun();
    await transfer(orderId, 1000);
    gate.faults.set('cancel', 'refuses');
    const [, address] = await pay(link);
    gate.faults.clear();
    const rest = gate.payments.get(String(address).split('/').at(-1) ?? '');
    expect([payment.status, rest?.fields.get('price')]).toEqual(['PENDING', '511080']);
    gate.faults.set('cancel', 'is down');
    await transfer(orderId, 1000);
    expect(await pay(link)).toEqual([303, `/order/${link}?lang=cs#card-unavailable`]);
  });

  it.each([
    ['a part', 1000],
    ['all', TOTAL],
  ])('that succeed after %s came otherwise go back as far as nothing is owed', async (_, came) => {
    const { orderId, transId, payment } = await begun();
    await transfer(orderId, came);
    payment.status = 'PAID';
    const notices = await Promise.all([1, 2].map(() => notify({ transId })));
    expect(notices).toEqual([OK, OK]);
    await expect.poll(() => payment.refunded).toBe(came * 100);
    await expect
      .poll(() => order(orderId))
      .toMatchObject({
        payment_state: 'paid',
        paid: TOTAL + came,
        refunded: came,
        payments: [{ amount: came }, { amount: TOTAL }, { amount: -came, source: 'card' }],
      });
    expect(await mails(orderId, 'refunded')).toBe(1);
    expect(await mails(orderId, 'paid')).toBe(1);
  });

  it('of a cancelled order go back whole', async () => {
    const { orderId, transId, payment } = await begun();
    await api.admin(`/orders/admin/orders/${orderId}`, {
      method: 'PATCH',
      body: { status: 'cancelled' },
    });
    payment.status = 'PAID';
    expect(await notify({ transId })).toEqual(OK);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await order(orderId)).toMatchObject({ payment_state: 'refunded', open: 0 });
  });

  it('of a deleted order are closed, or go back whole where they were made', async () => {
    const [left, made] = [await begun(), await begun()];
    for (const { orderId } of [left, made]) {
      await api.admin(`/orders/admin/orders/${orderId}`, { method: 'DELETE' });
    }
    made.payment.status = 'PAID';
    await checking().checkDue();
    expect(left.payment.status).toBe('CANCELLED');
    expect(made.payment.refunded).toBe(TOTAL * 100);
    expect(await mails(left.orderId, 'card_failed')).toBe(0);
  });

  it('that came too late go back also where the process died before it asked', async () => {
    await api.knex('card_refunds').delete();
    const { orderId, transId, payment } = await begun();
    await transfer(orderId, TOTAL);
    payment.status = 'PAID';
    gate.faults.set('refund', 'is down');
    expect(await notify({ transId })).toEqual(OK);
    gate.faults.clear();
    expect(await openRefunds()).toMatchObject([{ order_id: orderId, amount: TOTAL }]);
    // As it is between the booking and the question.
    await api.knex('card_refunds').update({ state: 'due' });
    await Promise.all([checking().checkDue(), checking().checkDue()]);
    expect(payment.refunded).toBe(TOTAL * 100);
    expect(await openRefunds()).toEqual([]);
    expect(await order(orderId)).toMatchObject({ payment_state: 'paid', refunded: TOTAL });
  });

  it('never tell their secret to the log', () => {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join()).not.toContain(COMGATE.secret);
  });
});
