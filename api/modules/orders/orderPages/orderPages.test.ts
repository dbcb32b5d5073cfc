import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type {
  Order,
  OrderListItem,
  OrderPage,
  Overview,
  Withdrawal,
} from '../../../contract/types.ts';
import { maskedEmail } from '../../../contract/withdrawals.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import {
  CUSTOMER,
  newOrderSymbol,
  orderOf,
  stockShop,
  type TestShop,
} from '../../../testing/testShop.ts';

const DAY = 86_400_000;

describeEachDatabase('an order’s page', (open) => {
  let api: Harness;
  let shop: TestShop;
  const logged: string[] = [];

  beforeAll(async () => {
    const sink = new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    });
    api = await createHarness(open, { TRUST_PROXY: 'on' }, pino({ level: 'info' }, sink));
    shop = await stockShop(api.knex);
  });
  // Each test is another network's.
  let network = 0;
  beforeEach(() => {
    network += 1;
  });
  afterAll(() => api.close());

  const send = <Body>(path: string, sending: Parameters<Harness['send']>[1] = {}) =>
    api.send<Body>(path, { ...sending, headers: { 'x-forwarded-for': `192.0.2.${network}` } });

  const place = async (changes: Record<string, unknown> = {}) => {
    const body = orderOf(shop, changes);
    const answer = await send<{ orderId: number; link: string }>('/orders', { body });
    return { id: answer.body.orderId, link: answer.body.link };
  };
  const read = (link: string) => send<OrderPage>(`/order-pages/${link}`);
  const setStatus = (id: number, status: string) =>
    api.admin(`/orders/admin/orders/${id}`, { method: 'PUT', body: { status } });
  const withdraw = <Body = Withdrawal>(link: string, body: unknown, language?: 'cs') =>
    send<Body>(`/order-pages/${link}/withdrawals`, { body, language });
  const mails = (kind: string) => api.knex('outbox').where({ kind }).orderBy('id');

  it('shows what was ordered, its state, where it goes and how to pay it', async () => {
    const { id, link } = await place();
    const { status, body, headers } = await read(link);
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
    const { id, link } = await place();
    const tracked = { tracking_number: 'DR1', tracking_url: 'https://post.example/DR1' };
    await api
      .knex('orders')
      .where({ id })
      .update({ ...tracked, payment_fee_halere: 3900 });
    expect((await read(link)).body).toMatchObject({
      payment: { fee: 39 },
      tracking: { number: 'DR1', url: 'https://post.example/DR1' },
    });
  });

  it('shows a product that the shop no longer has without a link', async () => {
    const { link } = await place();
    await api.knex('products').where({ slug: 'cap' }).update({ is_active: false });
    const { items } = (await read(link)).body;
    await api.knex('products').where({ slug: 'cap' }).update({ is_active: true });
    expect(items.map(({ product }) => product?.slug)).toEqual(['drift-taxi-1', undefined]);
  });

  it('shows a company, which has no right to withdraw without a reason', async () => {
    const company = { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' };
    const customer = { ...CUSTOMER, ...company, email: 'company@example.cz' };
    const { id, link } = await place({ customer });
    const { customer: shown, items, withdrawal } = (await read(link)).body;
    expect(shown).toMatchObject(company);
    expect(withdrawal).toMatchObject({ isPossible: false, isOfCompany: true });
    const body = { key: 'company', items: [{ id: items[1]?.id, quantity: 1 }] };
    expect(await withdraw(link, body, 'cs')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('jen spotřebitel') },
    });
    const byNumber = { number: String(id), email: 'company@example.cz', key: 'form', note: '' };
    expect(await send('/withdrawals', { body: byNumber })).toMatchObject({ status: 202, body: {} });
    expect(await api.knex('withdrawals').where({ order_id: id })).toEqual([]);
  });

  it('offers no proforma of what is paid in cash, and asks where the money is to go back to', async () => {
    const { id, link } = await place();
    await api.knex('orders').where({ id }).update({ payment_kind: 'cash_on_delivery' });
    const group = { setting_group: 'contact' as const };
    const team = { setting_key: 'team_email', value: 'team@example.cz', ...group };
    await Setting.query(api.knex).insert(team);
    const { documents, items, withdrawal } = (await read(link)).body;
    expect(documents).toEqual([]);
    expect(withdrawal.asksAccount).toBe(true);
    const pieces = [{ id: items[1]?.id, quantity: 1 }];
    const wrong = { key: 'wrong', items: pieces, refund_account: '2700017006/9999' };
    expect(await withdraw(link, wrong)).toMatchObject({
      status: 422,
      body: { errors: { refund_account: expect.stringContaining('IBAN') } },
    });
    const right = { key: 'right', items: pieces, refund_account: '2700017005/9999' };
    expect((await withdraw(link, right)).body.refund_account).toBe('2700017005/9999');
    const { body: order } = await api.admin<Order>(`/orders/admin/orders/${id}`);
    expect(order.withdrawals).toMatchObject([{ refund_account: '2700017005/9999' }]);
    for (const kind of ['withdrawal', 'team_withdrawal']) {
      const [mail] = await mails(kind).where({ order_id: id });
      const facts = typeof mail.facts === 'string' ? JSON.parse(mail.facts) : mail.facts;
      expect(facts, kind).toMatchObject({ account: '2700017005/9999' });
    }
    await Setting.query(api.knex).delete().where({ setting_key: 'team_email' });
  });

  it('answers every other secret alike, and writes none into the log', async () => {
    const { id, link } = await place();
    const answers = await Promise.all(
      [`${link.slice(1)}A`, 'x', String(id), 'a'.repeat(22)].map(read),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([404, { message: 'Order not found' }])]),
    );
    await read(link);
    await send(`/Order-Pages/${link}`);
    expect(logged.join()).toContain('/api/order-pages/…');
    expect(logged.join()).not.toContain(link);
  });

  it('hands out the proforma of its order alone', async () => {
    const { link } = await place();
    const { status, headers, body } = await send<string>(`/order-pages/${link}/invoice`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.slice(0, 5)).toBe('%PDF-');
    expect((await send(`/order-pages/${'a'.repeat(22)}/invoice`)).status).toBe(404);
  });

  it('hands out no proforma where none is offered: nothing is to be paid for a cancelled order', async () => {
    const { id, link } = await place();
    await setStatus(id, 'cancelled');
    expect((await read(link)).body.documents).toEqual([]);
    expect((await send(`/order-pages/${link}/invoice`)).status).toBe(404);
    const own = `/orders/admin/orders/${id}/invoice?type=proforma`;
    expect((await api.admin(own)).status).toBe(200);
  });

  it('hands out the invoice of its order alone, as it was issued', async () => {
    const { id, link } = await place();
    await api.admin(`/orders/admin/orders/${id}/invoice`, { method: 'POST', body: {} });
    const { documents } = (await read(link)).body;
    expect(documents).toMatchObject([{ kind: 'proforma' }, { kind: 'invoice' }]);
    const [, issued] = documents;
    expect(issued?.number).toMatch(/^\d+$/);
    const path = (secret: string) => `/order-pages/${secret}/invoice?document=${issued?.id}`;
    const { status, body } = await send<string>(path(link));
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await send(path((await place()).link))).status).toBe(404);
  });

  it('is gone once the order is deleted', async () => {
    const { id, link } = await place();
    await api.admin(`/orders/admin/orders/${id}`, { method: 'DELETE' });
    expect((await read(link)).status).toBe(404);
  });

  it('says when the period ends by what is known, and asks for no more once cancelled', async () => {
    const { id, link } = await place();
    await setStatus(id, 'shipped');
    // When the carrier hands it over is not known.
    expect((await read(link)).body.withdrawal).toMatchObject({ isOver: false, until: null });
    await setStatus(id, 'completed');
    const { body: delivered } = await read(link);
    expect(delivered.withdrawal).toMatchObject({ isOver: false, until: expect.any(String) });
    // 14 days, and as many more as weekends and holidays may add.
    api.advance(21 * DAY);
    const { body: later } = await read(link);
    api.advance(-21 * DAY);
    expect(later.withdrawal).toMatchObject({ isOver: true, isPossible: true });
    await api.admin(`/orders/admin/orders/${id}/invoice`, { method: 'POST' });
    await setStatus(id, 'cancelled');
    const { body: cancelled } = await read(link);
    expect(cancelled).toMatchObject({
      payment: { open: 0 },
      documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
      withdrawal: { isPossible: false },
    });
    const items = [{ id: cancelled.items[0]?.id, quantity: 1 }];
    expect((await withdraw(link, { key: 'k', items })).status).toBe(422);
  });

  it('takes a withdrawal once, confirms it by mail and shows it to both sides', async () => {
    const { id, link } = await place();
    const { body: page } = await read(link);
    const cap = page.items[1]?.id;
    const body = { key: 'once', items: [{ id: cap, quantity: 1 }], note: 'Too small' };
    const before = (await mails('withdrawal')).length;
    const twice = await Promise.all([withdraw(link, body), withdraw(link, body)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const sent = await mails('withdrawal');
    expect(sent).toHaveLength(before + 1);
    const { order_id, facts } = sent.at(-1);
    const told = typeof facts === 'string' ? JSON.parse(facts) : facts;
    expect([order_id, told]).toEqual([
      id,
      {
        at: twice[0]?.body.created_at,
        name: CUSTOMER.name,
        items: [{ name: 'Cap', quantity: 1 }],
        text: 'Too small',
      },
    ]);
    const cases = [{ state: 'received', note: 'Too small', items: [{ quantity: 1 }] }];
    expect((await read(link)).body).toMatchObject({
      items: [{ left: 1 }, { left: 1 }],
      withdrawal: { cases },
    });
    const { body: order } = await api.admin<Order>(`/orders/admin/orders/${id}`);
    expect(order.withdrawals).toMatchObject(cases);
  });

  it('takes never more pieces than were bought, none of what is exempt or another’s', async () => {
    const { link } = await place();
    const other = await read((await place()).link);
    const { body: page } = await read(link);
    const [voucher, cap] = page.items.map(({ id }) => id);
    await api.knex('order_items').where({ id: voucher }).update({ is_withdrawable: false });
    const wrong = [
      [{ id: cap, quantity: 3 }],
      [
        { id: cap, quantity: 2 },
        { id: cap, quantity: 1 },
      ],
      [{ id: voucher, quantity: 1 }],
      [{ id: other.body.items[1]?.id, quantity: 1 }],
    ];
    for (const [place, items] of wrong.entries()) {
      const answer = await withdraw<{ errors: object }>(link, { key: `k${place}`, items });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['items']]);
    }
    const none = await withdraw(link, { key: 'none', items: [] }, 'cs');
    expect(none).toMatchObject({
      status: 422,
      body: { message: 'Vyberte prosím alespoň jeden kus.' },
    });
    const race = await Promise.all(
      ['a', 'b', 'c'].map((key) => withdraw(link, { key, items: [{ id: cap, quantity: 1 }] })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect((await read(link)).body.withdrawal.isPossible).toBe(false);
  });

  it('waits for the team, which decides once and tells why it refuses', async () => {
    const { id, link } = await place();
    const { body: page } = await read(link);
    const items = [{ id: page.items[1]?.id, quantity: 2 }];
    const { body: made } = await withdraw(link, { key: 'decided', items });
    const decide = (body: unknown) => api.admin(`/withdrawals/${made.id}`, { method: 'PUT', body });
    const path = `/withdrawals/${made.id}`;
    expect((await send(path, { method: 'PUT', body: { state: 'settled' } })).status).toBe(401);
    const { body: overview } = await api.admin<Overview>('/overview');
    expect(overview.withdrawals.count).toBeGreaterThan(0);
    expect(overview.withdrawals.oldest.at(-1)).toMatchObject({
      order_id: id,
      customer_name: CUSTOMER.name,
    });
    expect(await decide({ state: 'refused' })).toMatchObject({
      status: 422,
      body: { errors: { reason: 'Please tell the customer why.' } },
    });
    expect((await decide({ state: 'refused', reason: 'Worn' })).status).toBe(200);
    expect((await decide({ state: 'settled' })).status).toBe(409);
    const told = (await mails('withdrawal_refused')).filter(({ order_id }) => order_id === id);
    expect(told).toHaveLength(1);
    const { facts } = told[0];
    expect(typeof facts === 'string' ? JSON.parse(facts) : facts).toEqual({
      at: made.created_at,
      items: [{ name: 'Cap', quantity: 2 }],
      text: 'Worn',
    });
    expect(await mails('withdrawal_settled')).toEqual([]);
    const { body: again } = await withdraw(link, { key: 'again', items });
    const settled = { method: 'PUT', body: { state: 'settled' } } as const;
    expect((await api.admin(`/withdrawals/${again.id}`, settled)).status).toBe(200);
    expect(await mails('withdrawal_settled')).toMatchObject([{ order_id: id }]);
    const { body: shown } = await read(link);
    const cases = [{ state: 'refused', reason: 'Worn' }, { state: 'settled' }];
    expect(shown.withdrawal.cases).toMatchObject(cases);
    expect(shown.items[1]?.left).toBe(0);
    const { body: after } = await api.admin<Overview>('/overview');
    expect(after.withdrawals.count).toBe(overview.withdrawals.count - 1);
    expect(
      (await api.admin('/withdrawals/999999', { method: 'PUT', body: { state: 'settled' } }))
        .status,
    ).toBe(404);
  });

  it('takes a settled withdrawal off the invoice: its price is owed until it is refunded', async () => {
    const { id, link } = await place();
    const { body: page } = await read(link);
    const pay = (path: string, body: object) =>
      api.admin(path, {
        body: { order_id: id, received_on: pragueToday(api.now()), key: `${path}-${id}`, ...body },
      });
    await pay('/payments', { amount: page.total });
    const [taxi, cap] = page.items;
    const made = async (key: string, items: unknown) => {
      const { body } = await withdraw(link, { key, items });
      return (decision: object) =>
        api.admin<ErrorAnswer>(`/withdrawals/${body.id}`, { method: 'PUT', body: decision });
    };
    const order = async () => (await api.admin<Order>(`/orders/admin/orders/${id}`)).body;

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
    const { body: waiting } = await api.admin<OrderListItem[]>(
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
    await Setting.query(api.knex).insert({ setting_key: 'vat_payer', value: 'on' });
    const { id, link } = await place();
    const { body: page } = await read(link);
    // The ride is at 12 %, the cap at 21 %.
    const [, cap] = page.items;
    const payment = { order_id: id, amount: page.total, received_on: pragueToday(api.now()) };
    await api.admin('/payments', { body: payment });
    const items = [{ id: cap?.id, quantity: 1 }];
    const { body: made } = await withdraw(link, { key: 'rate', items });
    await api.admin(`/withdrawals/${made.id}`, { method: 'PUT', body: { state: 'settled' } });
    await Setting.query(api.knex).delete().where({ setting_key: 'vat_payer' });
    const credit = await OrderDocument.query(api.knex).findOne({
      order_id: id,
      kind: 'credit_note',
    });
    expect(credit?.facts.vat.map(({ rate, total }) => [rate, total])).toEqual([[21, -49_090]]);
  });

  it('credits by hand what is about one item at its VAT rate', async () => {
    await Setting.query(api.knex).insert({ setting_key: 'vat_payer', value: 'on' });
    const { id, link } = await place();
    const { body: page } = await read(link);
    const cap = page.items[1]?.id;
    const payment = { order_id: id, amount: page.total, received_on: pragueToday(api.now()) };
    await api.admin('/payments', { body: payment });
    const credit = (body: object) =>
      api.admin<Order & ErrorAnswer>(`/orders/admin/orders/${id}/credit-note`, {
        body: { reason: 'Scratched', amount: 100, ...body },
      });
    expect(await credit({ item_id: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: { item_id: expect.any(String) } },
    });
    expect((await credit({ item_id: cap })).status).toBe(201);
    // Without an item it is a part of all.
    expect((await credit({})).status).toBe(201);
    expect((await read(link)).body).toMatchObject({ total: page.total - 200, credited: 200 });
    await Setting.query(api.knex).delete().where({ setting_key: 'vat_payer' });
    const credits = await OrderDocument.query(api.knex)
      .where({ order_id: id, kind: 'credit_note' })
      .orderBy('id');
    expect(credits.map(({ facts }) => facts.vat.map(({ rate }) => rate))).toEqual([[21], [21, 12]]);
    expect(credits[0]?.facts.vat[0]?.total).toBe(-10_000);
  });

  it.each([
    [5000, [-5000]],
    [1000, [-1000, -4000]],
  ])('credits a refund of %i before its withdrawal is settled once', async (refunded, credits) => {
    const { id, link } = await place();
    const { body: page } = await read(link);
    const body = { order_id: id, received_on: pragueToday(api.now()) };
    await api.admin('/payments', { body: { ...body, amount: page.total } });
    const [taxi] = page.items;
    const { body: made } = await withdraw(link, {
      key: 'k',
      items: [{ id: taxi?.id, quantity: 1 }],
    });
    const refund = { ...body, key: `before-${id}`, amount: refunded, through: null };
    expect((await api.admin('/payments/refunds', { body: refund })).status).toBe(201);
    await api.admin(`/withdrawals/${made.id}`, { method: 'PUT', body: { state: 'settled' } });
    expect((await api.admin<Order>(`/orders/admin/orders/${id}`)).body).toMatchObject({
      owed_back: 5000 - refunded,
      documents: [{ kind: 'invoice' }, ...credits.map((total) => ({ kind: 'credit_note', total }))],
    });
    // It brings no money that could complete the payment.
    expect((await mails('paid')).filter(({ order_id }) => order_id === id)).toHaveLength(1);
  });

  it('is mailed to who asks for it, and an unknown address is answered alike', async () => {
    const email = 'asking@example.cz';
    const customer = { ...CUSTOMER, email: 'Asking@example.cz' };
    const first = await place({ customer });
    const second = await place({ customer });
    const before = (await mails('order_links')).length;
    const answers = [email, 'nobody@example.cz'].map((asked) =>
      send('/order-links', { body: { email: asked } }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect([known?.status, known?.body]).toEqual([202, {}]);
    expect([unknown?.status, unknown?.body]).toEqual([202, {}]);
    await expect.poll(async () => (await mails('order_links')).length).toBe(before + 1);
    const sent = (await mails('order_links')).at(-1);
    const facts = typeof sent.facts === 'string' ? JSON.parse(sent.facts) : sent.facts;
    expect([sent.to, facts.orders]).toEqual(['Asking@example.cz', [second.id, first.id]]);
    for (let more = 0; more < 4; more += 1) await send('/order-links', { body: { email } });
    expect((await send('/order-links', { body: { email } })).status).toBe(429);
  });

  it('leaves what its owner may ask untouched by strangers, known address or not', async () => {
    const email = 'guarded@example.cz';
    const { id, link } = await place({ customer: { ...CUSTOMER, email } });
    const otherEmail = 'other.mailbox@example.cz';
    // Links that other tests asked for may still be on their way.
    const sentTo = async () =>
      (await mails('order_links').whereIn('to', [email, otherEmail])).map(({ to }) => to);
    const from = (address: string, path: string, body: object) =>
      api.send(path, { body, headers: { 'x-forwarded-for': address } });
    const guess = (address: string, to: string, number: number) =>
      from(address, '/withdrawals', { number: String(number), email: to, key: `${number}` });
    const asked = [];
    for (const [to, stranger] of [
      [email, '198.51.100.1'],
      ['unknown@example.cz', '198.51.100.2'],
    ] as const) {
      const statuses = [];
      for (let wrong = 1; wrong <= 6; wrong += 1) {
        statuses.push((await guess(stranger, to, 2_000_000 + wrong)).status);
        statuses.push((await from(stranger, '/order-links', { email: to })).status);
      }
      asked.push(statuses);
    }
    // Answers tell nothing of whether the address is known.
    expect(asked[0]).toEqual([...Array(10).fill(202), 429, 429]);
    expect(asked[1]).toEqual(asked[0]);
    await expect.poll(sentTo).toEqual(Array(5).fill(email));
    const own = '198.51.100.3';
    expect((await guess(own, email, id)).status).toBe(202);
    expect((await read(link)).body.withdrawal.cases).toHaveLength(1);
    expect((await from(own, '/order-links', { email: email.toUpperCase() })).status).toBe(202);
    // Another address is mailed to after that: what was to be left out would have come before.
    await place({ customer: { ...CUSTOMER, email: otherEmail } });
    await from(own, '/order-links', { email: otherEmail });
    await expect.poll(sentTo).toEqual([...Array(5).fill(email), otherEmail]);
  });

  it('has a withdrawal by number and e-mail, which answers alike whatever they lead to', async () => {
    const customer = { ...CUSTOMER, email: 'number@example.cz' };
    const { id, link } = await place({ customer });
    const declare = (number: string, email: string, key = 'form') =>
      send('/withdrawals', { body: { number, email, key, name: 'Jiří Žák', note: '' } });
    const shown = `#${String(id).padStart(10, '0')}`;
    const answers = [
      await declare(shown, 'other@example.cz'),
      await declare('#0002147483', 'number@example.cz'),
      await declare(` ${shown} `, 'NUMBER@example.cz'),
      await declare(String(id), 'number@example.cz'),
      await declare(String(id), 'number@example.cz', 'nothing left'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, {}]));
    const { body: page } = await read(link);
    expect(page.withdrawal.cases).toMatchObject([
      { name: 'Jiří Žák', items: [{ quantity: 1 }, { quantity: 2 }] },
    ]);
    expect(await send('/withdrawals', { body: { key: 'x' } })).toMatchObject({
      status: 422,
      body: { errors: { number: expect.any(String), email: expect.any(String) } },
    });
  });

  it('asks by no proforma for money that went back, nor where to send it, but takes a withdrawal', async () => {
    const { id, link } = await place();
    const back = { paid_halere: 611_080, refunded_halere: 611_080, payment_state: 'refunded' };
    await api.knex('orders').where({ id }).update(back);
    const { body: page } = await read(link);
    expect(page).toMatchObject({ documents: [], payment: { open: 0 } });
    // Until the period ends it is the consumer's right, whatever became of the money.
    expect(page.withdrawal.isPossible).toBe(true);
    await api.knex('orders').where({ id }).update({ payment_kind: 'cash_on_delivery' });
    expect((await read(link)).body.withdrawal.asksAccount).toBe(false);
  });

  it('asks by no proforma for the money of an order that was withdrawn from as a whole', async () => {
    const { link } = await place();
    const { body: before } = await read(link);
    expect(before.documents).toMatchObject([{ kind: 'proforma' }]);
    const items = before.items.map(({ id, left }) => ({ id, quantity: left }));
    expect((await withdraw(link, { key: 'whole', items })).status).toBe(201);
    expect((await read(link)).body.documents).toEqual([]);
  });
});
