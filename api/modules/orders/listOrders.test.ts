import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { dayAfter, pragueToday } from '../../contract/dates.ts';
import { toHalere } from '../../contract/money.ts';
import type { OrderListItem, OrderRow, Overview } from '../../contract/types.ts';
import type { WithdrawalState } from '../../contract/withdrawals.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { newOrderSymbol, orderThree, stockShop, type TestShop } from '../../testing/testShop.ts';

const PATH = '/orders/admin/orders';

describeEachDatabase('the list of orders', (open) => {
  let api: Harness;
  let shop: TestShop;
  /** Ids from the oldest on: Adam 619.90, Zora 1,110.80, Čeněk 5,129. */
  let ids: number[];
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    ids = await orderThree(api, shop);
  });

  const list = (query: Record<string, string> | string = {}) =>
    api.admin<OrderListItem[]>(`${PATH}?${new URLSearchParams(query)}`);
  const idsOf = async (query: Record<string, string> | string = {}) =>
    (await list(query)).body.map(({ id }) => ids.indexOf(id));

  it('is all of them, newest first, with nothing but its fields', async () => {
    const { body, headers } = await list();
    expect(body.map(({ id }) => id)).toEqual([...ids].reverse());
    expect(body[0]).toEqual({
      id: ids[2],
      customer_name: 'Čeněk',
      customer_email: 'x@example.cz',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      total: 5129,
      status: 'pending',
      payment_state: 'unpaid',
      paid: 0,
      owed_back: 0,
      is_overdue: false,
      hidden_at: null,
      erased_at: null,
      version: 1,
    });
    expect(headers.get('content-range')).toBe('orders 0-2/3');
    expect(headers.get('x-total-count')).toBe('3');
  });

  it.each<[string, Record<string, string>, number[]]>([
    ['a range', { range: '[1,1]' }, [1]],
    ['a sort', { sort: '["total","ASC"]' }, [0, 1, 2]],
    ['a filter', { filter: '{"status":"pending","total_gte":1000}' }, [2, 1]],
    ['a search without accents', { filter: '{"q":"cenek"}' }, [2]],
    ['a slice', { _start: '0', _end: '2' }, [2, 1]],
    ['a page', { _page: '2', _limit: '2' }, [0]],
    ['an order by name', { _sort: 'customer_name', _order: 'ASC' }, [0, 2, 1]],
    ['an amount to the haléř', { total: '1110.8' }, [1]],
    ['a search by e-mail', { q: 'A@EXAMPLE' }, [0]],
    ['a text', { customer_name_like: 'ada' }, [0]],
    ['another status', { status: 'done' }, []],
    ['a state of payment', { payment_state: 'unpaid', total_gte: '5000' }, [2]],
    ['another state of payment', { payment_state: 'paid' }, []],
    ['a field that lists must not tell', { search_like: 'adam' }, []],
    ['an unknown filter', { password: 'x' }, [2, 1, 0]],
  ])('takes %s', async (_, query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
  });

  it('finds an order by its number, as it is read or as an id', async () => {
    const id = ids[1] ?? 0;
    const number = `#${String(id).padStart(10, '0')}`;
    expect(await idsOf({ q: number })).toEqual([1]);
    expect(await idsOf({ q: number.slice(1) })).toEqual([1]);
    expect(await idsOf({ q: String(id) })).toContain(1);
    expect(await idsOf({ q: newOrderSymbol(id) })).toEqual([1]);
    expect(await idsOf({ q: String(Number(newOrderSymbol(id)) + 100_000_000) })).toEqual([]);
    expect(await idsOf({ q: '%' })).toEqual([]);
  });

  it('finds an order by what it sells, and by its numbers in any spelling', async () => {
    const at = ids[1] ?? 0;
    await api.admin(`${PATH}/${at}`, {
      method: 'PATCH',
      body: { tracking_number: 'DR 1234 5678 9E' },
    });
    await api.admin(`${PATH}/${at}/invoice`, { method: 'POST' });
    const [document] = await api.knex('order_documents').where({ order_id: at });
    await Order.query(api.knex).findById(at).patch({ customer_phone: '+420 777 987 654' });
    const numbers = [document.number_text, 'dr123456789e', '1234 5678'];
    const phones = ['777987654', '+420777987654', '00420 777 987 654', '777 987', '+420 77798'];
    for (const q of [...numbers, ...phones]) expect([q, await idsOf({ q })]).toEqual([q, [1]]);
    const items = await api.knex('order_items').where({ order_id: at });
    expect(await idsOf({ q: items[0].name_cs })).toContain(1);
    // A part of a phone that could be an order's number.
    expect(await idsOf({ q: '7987' })).toEqual([]);
    await Order.query(api.knex).findById(at).patch({ customer_phone: '' });
    expect(await idsOf({ q: '777987654' })).toEqual([]);
    // The next test begins with other orders, and one with a document can't be deleted.
    await api.knex('order_documents').delete();
  });

  it('finds an order by the company that it is for', async () => {
    const company = { company_name: 'Závody Písek s.r.o.', company_ico: '27074358' };
    await Order.query(api.knex)
      .findById(ids[1] ?? 0)
      .patch(company);
    for (const q of ['zavody pisek', '27074358', '270 74 358', '27074']) {
      expect([q, await idsOf({ q })]).toEqual([q, [1]]);
    }
    // A part that could be an order's number.
    expect(await idsOf({ q: '2707' })).toEqual([]);
    await Order.query(api.knex)
      .findById(ids[1] ?? 0)
      .patch({ company_name: '', company_ico: '' });
    expect(await idsOf({ q: '27074358' })).toEqual([]);
  });

  it('finds the parcels that may go, as the dashboard counts them', async () => {
    expect(await idsOf({ to_ship: 'true' })).toEqual([]);
    const paid = { payment_state: 'paid', status: 'pending' } as const;
    await Order.query(api.knex).patch(paid).findById(Number(ids[1]));
    const cash = { payment_kind: 'cash_on_delivery', status: 'shipped' } as const;
    await Order.query(api.knex).patch(cash).findById(Number(ids[2]));
    expect(await idsOf({ filter: JSON.stringify({ to_ship: true }) })).toEqual([1]);
    await Order.query(api.knex).patch({ status: 'processing' }).findById(Number(ids[2]));
    expect(await idsOf({ to_ship: 'true', _sort: 'to_ship' })).toEqual([2, 1]);
    expect((await idsOf({ to_ship: 'false' })).length).toBe(3);
    const { body } = await api.admin<Overview>('/overview');
    expect(body.to_ship.count).toBe(2);
    const ofPaid = await OrderItem.query(api.knex).where({ order_id: Number(ids[1]) });
    const withdraw = (key: string, state: WithdrawalState, withdrawn: readonly OrderItem[]) =>
      Withdrawal.query(api.knex).insertGraph({
        order_id: Number(ids[1]),
        key,
        state,
        created_at: new Date().toISOString(),
        items: withdrawn.map(({ id, quantity }) => ({ order_item_id: id, quantity })),
      });
    await withdraw('refused', 'refused', ofPaid);
    await withdraw('part', 'settled', ofPaid.slice(1));
    expect(await idsOf({ to_ship: 'true' })).toEqual([2, 1]);
    await withdraw('rest', 'received', ofPaid.slice(0, 1));
    expect(await idsOf({ to_ship: 'true' })).toEqual([2]);
    const { to_ship } = (await api.admin<Overview>('/overview')).body;
    expect([to_ship.count, to_ship.oldest.map(({ id }) => id)]).toEqual([1, [ids[2]]]);
    await Withdrawal.query(api.knex).delete();
    const before = { payment_state: 'unpaid', status: 'pending', payment_kind: null } as const;
    await Order.query(api.knex).patch(before).whereIn('id', ids);
  });

  it('finds those with a withdrawal to decide, as the dashboard counts them, deleted ones too', async () => {
    const made = (at: number, state: WithdrawalState) => ({
      order_id: Number(ids[at]),
      key: `waits-${at}`,
      state,
      created_at: new Date().toISOString(),
    });
    await Withdrawal.query(api.knex).insert(made(0, 'settled'));
    await Withdrawal.query(api.knex).insert(made(1, 'received'));
    await Withdrawal.query(api.knex).insert(made(2, 'received'));
    expect(await idsOf({ filter: JSON.stringify({ withdrawal_waits: true }) })).toEqual([2, 1]);
    await Order.query(api.knex)
      .patch({ hidden_at: '2026-03-02T10:00:00.000Z' })
      .findById(Number(ids[2]));
    expect(await idsOf({ withdrawal_waits: 'true', _sort: 'withdrawal_waits' })).toEqual([2, 1]);
    const { withdrawals } = (await api.admin<Overview>('/overview')).body;
    expect(withdrawals.count).toBe(2);
    expect(withdrawals.oldest.map(({ order_id }) => order_id)).toEqual([ids[1], ids[2]]);
    await Order.query(api.knex).patch({ hidden_at: null }).findById(Number(ids[2]));
    await Withdrawal.query(api.knex).delete();
  });

  it('finds those with an overdue payment and those with a refund due, as the dashboard counts them', async () => {
    const set = (at: number, changes: object) =>
      Order.query(api.knex).patch(changes).findById(Number(ids[at]));
    const before = await Order.query(api.knex).findByIds(ids);
    const yesterday = dayAfter(pragueToday(new Date()), -1);
    await set(0, { payment_due: yesterday });
    await set(1, { payment_due: yesterday, payment_state: 'partly_paid', owed_halere: 100 });
    await set(2, { payment_due: dayAfter(yesterday, 3), owed_halere: 1 });
    expect(await idsOf({ filter: JSON.stringify({ overdue: true }) })).toEqual([1, 0]);
    expect(await idsOf({ filter: JSON.stringify({ refund_due: true }) })).toEqual([2, 1]);
    await set(0, { status: 'cancelled' });
    await set(2, { hidden_at: '2026-03-02T10:00:00.000Z' });
    expect(await idsOf({ overdue: 'true', _sort: 'overdue' })).toEqual([1]);
    // What is owed to a customer stays so when the order is deleted.
    expect(await idsOf({ refund_due: 'true', _sort: 'refund_due' })).toEqual([2, 1]);
    expect((await idsOf({ overdue: 'false', refund_due: 'false' })).length).toBe(2);
    const { payments } = (await api.admin<Overview>('/overview')).body;
    expect(payments).toMatchObject({ overdue: 1, owed_back: 2 });
    for (const { id, payment_due, payment_state, status, owed_halere, hidden_at } of before) {
      const changes = { payment_due, payment_state, status, owed_halere, hidden_at };
      await Order.query(api.knex).patch(changes).findById(id);
    }
  });

  it('finds those with a document that accountants enter on the asked days, deleted ones too', async () => {
    for (const [at, day] of ['2026-10-31', '2026-11-01', '2026-11-30'].entries()) {
      await api.admin(`${PATH}/${ids[at]}/invoice`, { method: 'POST' });
      await api.knex('order_documents').where({ order_id: ids[at] }).update({ accounted_on: day });
    }
    await api
      .knex('orders')
      .where({ id: ids[2] })
      .update({ hidden_at: '2026-12-01T10:00:00.000Z' });
    const { body: rows } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${ids[0]}`);
    const [issued] = rows[0]?.issued ?? [];
    // Who pays no VAT has no tax point. The answer doesn't depend on the column, which may not be noted yet.
    expect([issued?.taxable_on, issued?.accounted_on]).toEqual([null, issued?.issued_on]);
    const november = { accounted_on_gte: '2026-11-01', accounted_on_lte: '2026-11-30' };
    expect(await idsOf(november)).toEqual([2, 1]);
    expect(await idsOf({ ...november, _sort: 'accounted_on', q: 'zora' })).toEqual([1]);
    expect(await idsOf({ accounted_on: '2026-10-31' })).toEqual([0]);
    expect(await idsOf({ accounted_on_lt: '2026-10-31' })).toEqual([]);
    await api.knex('order_documents').delete();
  });

  it('answers many ids', async () => {
    expect(await idsOf(`id=${ids[0]}&id=${ids[2]}`)).toEqual([2, 0]);
    expect(await idsOf({ filter: JSON.stringify({ id: [ids[1]] }) })).toEqual([1]);
  });

  it('has rows for carriers and accountants, found as the orders are', async () => {
    const query = new URLSearchParams({ filter: JSON.stringify({ id: [ids[1]] }) });
    const { body, headers } = await api.admin<OrderRow[]>(`/orders/admin/rows?${query}`);
    expect(headers.get('x-total-count')).toBe('1');
    const [order] = await Order.query(api.knex).where({ id: ids[1] }).withGraphFetched('items');
    expect(body).toEqual([
      expect.objectContaining({
        id: ids[1],
        customer_name: 'Zora',
        variable_symbol: Number(newOrderSymbol(ids[1] ?? 0)),
        items: order?.items?.map(({ name_en, quantity }) => ({ name: name_en, quantity })),
        vat: [{ rate: 0, base: 1110.8, vat: 0 }],
        shipping_price: 129,
        total: 1110.8,
        open: 1110.8,
        documents: [],
      }),
    ]);
    expect(body[0]).toMatchObject({ town: expect.stringMatching(/\S/), country: 'CZ' });
    expect((await api.send('/orders/admin/rows')).status).toBe(401);
  });

  it('leave nothing to pay of a cancelled order, in its detail as in its row', async () => {
    const status = async (id: number, value: string) =>
      Order.query(api.knex)
        .findById(id)
        .patch({ status: value as 'pending' });
    const [id = 0] = ids;
    const openOf = async () => {
      const { body: order } = await api.admin<{ open: number }>(`/orders/admin/orders/${id}`);
      const { body: rows } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${id}`);
      return [order.open, rows[0]?.open];
    };
    const { status: before } = await Order.query(api.knex).findById(id).throwIfNotFound();
    expect(await openOf()).toEqual([619.9, 619.9]);
    await status(id, 'cancelled');
    expect(await openOf()).toEqual([0, 0]);
    await status(id, before);
  });

  it('has rows whose VAT is that of the invoice: shipping and fees follow the goods', async () => {
    const setting = { setting_key: 'vat_payer', value: 'on', is_active: true, search: '' };
    const { id } = await Setting.query(api.knex).insert(setting);
    const { body } = await api.admin<OrderRow[]>(`/orders/admin/rows?id=${ids[1]}&id=${ids[0]}`);
    await Setting.query(api.knex).deleteById(id);
    expect(body.find((row) => row.id === ids[1])?.vat).toEqual([
      { rate: 21, base: 918.02, vat: 192.78 },
    ]);
    for (const { vat, total } of body) {
      expect(vat.reduce((sum, at) => sum + toHalere(at.base) + toHalere(at.vat), 0)).toBe(
        toHalere(total),
      );
    }
  });

  it('refuses what it cannot read', async () => {
    expect(await list({ range: '[5,1]' })).toMatchObject({ status: 400 });
    expect(await list({ filter: '{' })).toMatchObject({ status: 400 });
  });
});
