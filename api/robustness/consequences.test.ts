import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Setting } from '../../db/models/content.ts';
import { Order } from '../../db/models/order.ts';
import { Withdrawal } from '../../db/models/withdrawal.ts';
import { describeEachDatabase, isForPlainTests } from '../../db/testing/databases.ts';
import { pragueToday } from '../contract/dates.ts';
import { ORDER_STATUSES, type OrderStatus } from '../contract/orderStatuses.ts';
import { statusChoice } from '../contract/statusChoices.ts';
import type { OrderConsequences } from '../contract/types.ts';
import { printing } from '../modules/documents/printing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { insertSale } from '../testing/testOrders.ts';

const ORDERS = '/orders/admin/orders';
const ASKED = '/orders/admin/consequences';
const PRICE = 1_000;
/** Everything that an action may write. */
const TABLES = [
  'orders',
  'outbox',
  'order_documents',
  'document_counters',
  'payments',
  'order_status_changes',
  'security_events',
  'withdrawals',
  'revisions',
  'card_refunds',
];

describeEachDatabase('what an action would cause', (open, kind) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());
  const print = vi.spyOn(printing, 'print');
  beforeEach(() => {
    print.mockReset().mockResolvedValue({ pdf: Buffer.from('x'), isdoc: '', fileName: '' });
  });
  afterEach(async () => {
    await forget();
    await Setting.query(api.knex).delete().where({ setting_key: 'vat_payer' });
  });

  const forget = async () => {
    for (const table of ['order_documents', 'payments', 'outbox', 'orders']) {
      await api.knex(table).delete();
    }
  };
  const paysVat = () =>
    Setting.query(api.knex).insert({
      setting_key: 'vat_payer',
      setting_group: 'general',
      value: 'on',
      search: '',
    });
  const money = (order_id: number, amount: number) => {
    const received_on = pragueToday(api.now());
    return { order_id, amount, received_on, note: '', key: '', through: null };
  };
  /** An order of 1,000 Kč of which so much was paid. */
  const placed = async (paid: number, status: OrderStatus = 'pending', columns = {}) => {
    const id = await insertSale(api.knex, {
      total_halere: PRICE * 100,
      customer_name: 'Eva',
      customer_email: 'eva@example.cz',
      customer_address: 'Písek',
      created_at: api.now().toISOString(),
      ...columns,
    });
    if (paid > 0) await done('/payments', money(id, paid));
    if (status !== 'pending')
      await done(`${ORDERS}/${id}`, { status, tell_customer: false }, 'PUT');
    return id;
  };
  const done = async <Body>(path: string, body: unknown, method = 'POST') => {
    const answer = await api.admin<Body>(path, { method, body });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const everything = () => Promise.all(TABLES.map((table) => api.knex(table).select()));
  const ask = async (path: string, body: unknown) => {
    const before = await everything();
    print.mockClear();
    const answer = await api.admin<OrderConsequences>(`${ASKED}${path}`, { body });
    expect(await everything()).toEqual(before);
    expect(print).not.toHaveBeenCalled();
    return answer;
  };

  /** What is there now: mails to customers, documents, and what is owed to each. */
  const state = async () => {
    const mails = await api.knex('outbox').select('id').whereNot('kind', 'like', 'team%');
    const documents = await api
      .knex('order_documents')
      .select('kind', 'total_halere')
      .orderBy('id');
    const orders = await Order.query(api.knex).orderBy('id');
    return { mails: mails.length, documents, orders };
  };
  type State = Awaited<ReturnType<typeof state>>;
  const sum = (halere: readonly (number | string)[]) => ({
    count: halere.length,
    amount: halere.reduce<number>((total, each) => total + Number(each), 0) / 100,
  });
  /** What really happened, counted from the tables. */
  const happened = (before: State, after: State) => {
    const documents = after.documents.slice(before.documents.length);
    const kinds = [...new Set(documents.map(({ kind }) => kind))];
    const owed = after.orders.map(
      ({ owed_halere }, index) => owed_halere - (before.orders[index]?.owed_halere ?? 0),
    );
    return {
      mails: Math.max(0, after.mails - before.mails),
      mails_stopped: Math.max(0, before.mails - after.mails),
      documents: kinds.map((kind) => {
        const { count, amount } = sum(
          documents.filter((one) => one.kind === kind).map(({ total_halere }) => total_halere),
        );
        return { kind, count, total: amount };
      }),
      to_refund: sum(owed.filter((halere) => halere > 0)),
      not_to_refund: sum(owed.filter((halere) => halere < 0).map((halere) => -halere)),
    };
  };
  /** Asks, does it, and compares. */
  const compare = async (path: string, body: unknown, act: () => Promise<unknown>) => {
    const { body: announced } = await ask(path, body);
    const before = await state();
    await act();
    const known = happened(before, await state());
    expect(announced).toMatchObject(known);
    return announced;
  };

  describe.each([false, true])('where the team pays VAT: %s', (isPayer) => {
    beforeEach(async () => {
      if (isPayer) await paysVat();
    });

    const matrix = it.runIf(isForPlainTests(kind));
    matrix(
      'each status after each other one, in turn with mails and without',
      async () => {
        let tell_customer = isPayer;
        for (const from of ORDER_STATUSES) {
          for (const status of ORDER_STATUSES) {
            tell_customer = !tell_customer;
            const ids = [
              await placed(0, from, { erased_at: '2026-01-01T00:00:00.000Z' }),
              await placed(400, from),
              await placed(PRICE, from),
              await placed(1_042, from),
            ];
            const body = { status, tell_customer };
            const { orders } = await compare('/status', { ids, ...body }, async () => {
              for (const id of ids) await done(`${ORDERS}/${id}`, body, 'PUT');
            });
            const isSame = statusChoice(from) === statusChoice(status);
            expect(orders).toBe(isSame ? 0 : ids.length);
            await forget();
          }
          // Six statuses: the next one begins the other way round.
          tell_customer = !tell_customer;
        }
      },
      300_000,
    );

    it.each([
      [400, 'pending', 100],
      [PRICE, 'shipped', 250.5],
      [PRICE, 'completed', PRICE],
      [1_042, 'pending', 42],
      [PRICE, 'cancelled', PRICE],
    ] as const)('a refund: paid %d, %s, back %d', async (paid, status, amount) => {
      const id = await placed(paid, status);
      const body = money(id, amount);
      const { mails } = await compare('/refund', body, () => done('/payments/refunds', body));
      expect(mails).toBe(1);
    });

    it.each([
      [0, 'pending', 400],
      [0, 'pending', PRICE],
      [400, 'shipped', 600],
      [PRICE, 'pending', 42],
      [0, 'cancelled', PRICE],
    ] as const)('a payment: paid %d, %s, %d more', async (paid, status, amount) => {
      const body = money(await placed(paid, status), amount);
      await compare('/payment', body, () => done('/payments', body));
    });

    it('a card refund, of which its provider learns nothing', async () => {
      const id = await placed(0);
      await api.knex('payments').insert({
        order_id: id,
        source: 'card',
        external_id: `T${id}`,
        halere: PRICE * 100,
        received_on: pragueToday(api.now()),
        state: 'booked',
        created_at: api.now().toISOString(),
      });
      await Order.query(api.knex)
        .findById(id)
        .patch({ paid_halere: PRICE * 100 });
      const { id: through } = await api.knex('payments').where({ order_id: id }).first();
      const { body } = await ask('/refund', { ...money(id, 300), through });
      expect(body).toMatchObject({ orders: 1, mails: 1 });
    });
  });

  it('cancelling what is paid: a credit note, money to send back, and mails', async () => {
    const ids = [await placed(5_000, 'pending', { total_halere: 500_000 }), await placed(0)];
    const { body } = await ask('/status', { ids: [...ids, 999_999], status: 'cancelled' });
    expect(body).toEqual({
      orders: 2,
      mails: 2,
      mails_stopped: 0,
      documents: [{ kind: 'credit_note', count: 1, total: -5000 }],
      to_refund: { count: 1, amount: 5000 },
      not_to_refund: { count: 0, amount: 0 },
      unpaid: { count: 0, amount: 0 },
      invoiced_unpaid: { count: 0, amount: 0 },
      hidden_kept: { count: 0, amount: 0 },
    });
    const shipped = await ask('/status', { ids, status: 'shipped', tell_customer: false });
    const unpaid = { count: 1, amount: PRICE };
    expect(shipped.body).toMatchObject({ orders: 2, mails: 0, documents: [], unpaid });
    const cash = { payment_kind: 'cash_on_delivery' } as const;
    await Order.query(api.knex).patch(cash).whereIn('id', ids);
    expect((await ask('/status', { ids, status: 'shipped' })).body).toMatchObject({
      unpaid: { count: 0, amount: 0 },
    });
  });

  it('shipping what is not paid: a VAT payer invoices it', async () => {
    await paysVat();
    const ids = [await placed(0), await placed(0, 'pending', { payment_kind: 'cash_on_delivery' })];
    const { body } = await ask('/status', { ids, status: 'shipped' });
    expect(body).toMatchObject({
      documents: [{ kind: 'invoice', count: 2, total: 2 * PRICE }],
      unpaid: { count: 1, amount: PRICE },
      invoiced_unpaid: { count: 0, amount: 0 },
    });
  });

  it('a part of the price of what was shipped before the team paid VAT: the whole order is invoiced', async () => {
    const id = await placed(0, 'shipped');
    await paysVat();
    const { body } = await ask('/payment', money(id, 300));
    expect(body).toMatchObject({
      documents: [{ kind: 'invoice', count: 1, total: PRICE }],
      invoiced_unpaid: { count: 1, amount: PRICE - 300 },
    });
  });

  it('deleting: mails that wait are not sent, and money is kept', async () => {
    const ids = [await placed(PRICE), await placed(0)];
    const announced = await compare('/deletion', { ids }, async () => {
      for (const id of ids) await done(`${ORDERS}/${id}`, undefined, 'DELETE');
    });
    expect(announced).toMatchObject({
      orders: 2,
      mails_stopped: 1,
      hidden_kept: { count: 1, amount: PRICE },
    });
    expect((await ask('/deletion', { ids })).body).toMatchObject({ orders: 0, mails_stopped: 0 });
  });

  it.each(['settled', 'refused'] as const)('a withdrawal that is %s', async (state) => {
    const id = await placed(PRICE, 'shipped');
    const [item] = await api.knex('order_items').where({ order_id: id });
    const { id: withdrawal } = await Withdrawal.query(api.knex).insert({
      order_id: id,
      key: 'k',
      state: 'received',
      created_at: api.now().toISOString(),
    });
    await api
      .knex('withdrawal_items')
      .insert({ withdrawal_id: withdrawal, order_item_id: item.id, quantity: 1 });
    const body = { state, reason: 'Worn' };
    const path = `/withdrawals/${withdrawal}`;
    const { mails } = await compare(path, body, () => done(path, body, 'PUT'));
    expect(mails).toBe(1);
    expect(await ask(path, body)).toMatchObject({ status: 409 });
    expect(await ask('/withdrawals/999', body)).toMatchObject({ status: 404 });
  });

  it('refuses what the action would refuse, at its field', async () => {
    const id = await placed(PRICE);
    expect(await ask('/refund', money(id, PRICE + 1))).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(String) } },
    });
    expect(await ask('/refund', money(999_999, 1))).toMatchObject({ status: 404 });
    expect(await ask('/status', { ids: [id], status: 'lost' })).toMatchObject({ status: 422 });
    expect(await ask('/deletion', { ids: 'x' })).toMatchObject({ status: 422 });
  });

  it('is told to those alone who may do it', async () => {
    const body = { ids: [await placed(PRICE)], status: 'cancelled' };
    expect(await api.send(`${ASKED}/status`, { body })).toMatchObject({ status: 401 });
    const token = await api.tokenOf('reader');
    expect(await api.send(`${ASKED}/status`, { body, token })).toMatchObject({ status: 403 });
  });
});
