import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { dayAfter, pragueToday } from '../../contract/dates.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderConsequences,
  OrderCreated,
  PaymentListItem,
  StatementOutcome,
  StatementReview,
  Order as WireOrder,
} from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { newOrderSymbol, orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { fioCsv, fioJson, gpc, type TestMovement } from '../../testing/testStatements.ts';

const TOTAL = 611_080;
const today = () => pragueToday(new Date());

describeEachDatabase('payments', (open) => {
  let api: Harness;
  let shop: TestShop;
  let id: number;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());
  const place = async () =>
    (await api.send<OrderCreated>('/orders', { body: orderOf(shop) })).body.orderId;
  beforeEach(async () => {
    await api.knex('payments').delete();
    id = await place();
  });

  const order = async (of = id) => (await api.admin<WireOrder>(`/orders/admin/orders/${of}`)).body;
  const hand = {
    get received_on() {
      return today();
    },
    note: 'At the counter',
  };
  const book = (changes = {}) =>
    api.admin<PaymentListItem>('/payments', {
      body: { ...hand, order_id: id, amount: 6110.8, ...changes },
    });
  const sent = (file: Uint8Array, decisions?: object) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'movements.csv');
    if (decisions) form.append('decisions', JSON.stringify(decisions));
    return form;
  };
  const review = async (file: Uint8Array) =>
    (await api.admin<StatementReview>('/payments/statements/review', { form: sent(file) })).body;
  const importing = (file: Uint8Array, decisions: object = []) =>
    api.admin<StatementOutcome>('/payments/statements', { form: sent(file, decisions) });
  const movement = (changes: Partial<TestMovement> = {}): TestMovement => ({
    id: '1',
    halere: TOTAL,
    symbol: newOrderSymbol(id),
    payer: 'Jiřina Žáková',
    day: today(),
    ...changes,
  });

  describe('by hand', () => {
    it('are booked with who, when and how', async () => {
      expect(await book()).toMatchObject({
        status: 201,
        body: { amount: 6110.8, order: { open: 0 } },
      });
      expect(await order()).toMatchObject({
        payment_state: 'paid',
        paid: 6110.8,
        open: 0,
        payments: [{ source: 'hand', username: 'boss', ...hand }],
      });
    });

    it('are booked once for each form', async () => {
      const key = 'form-1';
      const [one, other] = await Promise.all([book({ key }), book({ key })]);
      expect(one?.body.id).toBe(other?.body.id);
      expect((await order()).payments).toHaveLength(1);
    });

    it('keep their key to themselves', async () => {
      const key = 'form-2';
      const other = await place();
      expect((await book({ key })).status).toBe(201);
      for (const changes of [{ order_id: other }, { amount: 6110.79 }, { note: 'Another' }]) {
        expect(await book({ key, ...changes })).toMatchObject({
          status: 409,
          body: {
            message: 'This form has already been sent with different data. Please open it again.',
          },
        });
      }
      const refund = { ...hand, order_id: id, amount: 6110.8, key };
      const czech = { body: refund, language: 'cs' as const };
      expect(await api.admin<ErrorAnswer>('/payments/refunds', czech)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Tento formulář už byl odeslán') },
      });
      expect((await order(other)).payments).toEqual([]);
      expect(await order()).toMatchObject({ paid: 6110.8, refunded: 0 });
      expect((await book({ key })).status).toBe(201);
    });

    it.each([
      ['before the order', -1, 'The day of payment can’t be before the day of the order.'],
      ['long before the order', -9_800, 'The day of payment can’t be before the day of the order.'],
      ['to come', 1, 'The day of payment can’t be in the future.'],
      ['of next year', 365, 'The day of payment can’t be in the future.'],
    ])('are of no day %s', async (_, days, message) => {
      const received_on = dayAfter(today(), days);
      const refused = { status: 422, body: { message, errors: { received_on: message } } };
      expect(await book({ received_on })).toMatchObject(refused);
      await book();
      const body = { ...hand, order_id: id, amount: 5, received_on };
      expect(await api.admin('/payments/refunds', { body })).toMatchObject(refused);
      expect((await order()).payments).toHaveLength(1);
    });

    it('go back in parts, and never more than came', async () => {
      await book();
      const refund = (amount: number) =>
        api.admin<ErrorAnswer>('/payments/refunds', { body: { ...hand, order_id: id, amount } });
      expect(await refund(1000)).toMatchObject({ status: 201 });
      expect(await order()).toMatchObject({ payment_state: 'partly_refunded', refunded: 1000 });
      const answer = await refund(5110.81);
      expect(answer).toMatchObject({ status: 422 });
      expect(answer.body.errors).toEqual({ amount: 'You can’t refund more than was received.' });
      expect(await refund(5110.8)).toMatchObject({ status: 201 });
      expect((await order()).payment_state).toBe('refunded');
    });

    it.each([
      ['no order', { order_id: '' }, 'order_id'],
      ['no amount', { amount: '' }, 'amount'],
      ['nothing', { amount: 0 }, 'amount'],
      ['less than nothing', { amount: -5 }, 'amount'],
      ['a part of a haléř', { amount: 1.005 }, 'amount'],
      ['no day', { received_on: '' }, 'received_on'],
      ['a day that is none', { received_on: '2026-02-30' }, 'received_on'],
    ])('are refused with %s', async (_, changes, field) => {
      const answer = await book(changes);
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
      expect((await order()).payments).toEqual([]);
    });

    it('need an order, and a provider that can be asked', async () => {
      expect(await book({ order_id: 999_999 })).toMatchObject({ status: 404 });
      await book();
      const body = { ...hand, order_id: id, amount: 5, through: 999_999 };
      expect(await api.admin('/payments/refunds', { body })).toMatchObject({ status: 404 });
    });
  });

  describe('from a statement', () => {
    it('say whether they are of another account than customers are told to pay to', async () => {
      const isOther = async () => (await review(fioCsv([movement()]))).is_other_account;
      expect(await isOther()).toBe(false);
      const bank = { setting_key: 'bank_iban', setting_group: 'contact', search: '' } as const;
      await Setting.query(api.knex).insert({ ...bank, value: '19-2000145399/0800' });
      expect(await isOther()).toBe(true);
      await Setting.query(api.knex).patch({ value: '2400222222/2010' }).where(bank);
      expect(await isOther()).toBe(false);
      await Setting.query(api.knex).delete().where(bank);
    });

    it('are shown before anything is booked', async () => {
      const paid = await place();
      await book({ order_id: paid });
      const { source, account, rows } = await review(
        fioCsv([
          movement(),
          movement({ id: '2' }),
          movement({ id: '3', symbol: newOrderSymbol(paid), halere: 100 }),
          movement({ id: '4', symbol: '999999' }),
          movement({ id: '5', halere: -500 }),
        ]),
      );
      expect([source, account]).toEqual(['fio', '2400222222/2010']);
      expect(rows.map(({ verdict }) => verdict)).toEqual([
        'match',
        'double',
        'double',
        'unknown',
        'outgoing',
      ]);
      expect(rows[0]).toMatchObject({
        amount: 6110.8,
        payer: 'Jiřina Žáková',
        order: { id, customer_name: 'Jiřina Žáková', open: 6110.8 },
      });
      expect((await order()).payments).toEqual([]);
    });

    it('are booked as a person decided, once, and the rest is kept', async () => {
      const file = fioCsv([movement(), movement({ id: '2', symbol: '', halere: 100 })]);
      const decisions = [{ external_id: '1', order_id: id }];
      expect((await importing(file, decisions)).body).toEqual({ booked: 1, kept: 1, known: 0 });
      expect((await importing(file, decisions)).body).toEqual({ booked: 0, kept: 0, known: 2 });
      expect((await importing(fioJson([movement()]), decisions)).body.known).toBe(1);
      expect(await order()).toMatchObject({ payment_state: 'paid', payments: [{ source: 'fio' }] });
      expect((await review(file)).rows.map(({ verdict }) => verdict)).toEqual([
        'imported',
        'imported',
      ]);
    });

    it('are booked once where a file repeats a row, which was not here before', async () => {
      const file = fioCsv([movement(), movement()]);
      expect((await review(file)).rows.map(({ verdict }) => verdict)).toEqual([
        'match',
        'repeated',
      ]);
      const decisions = [{ external_id: '1', order_id: id }];
      expect((await importing(file, decisions)).body).toEqual({ booked: 1, kept: 0, known: 0 });
    });

    it('are booked once by two imports at a time', async () => {
      const others = await Promise.all([place(), place(), place()]);
      const all = [id, ...others];
      const movements = all.map((of, index) =>
        movement({ id: `${index}`, symbol: newOrderSymbol(of) }),
      );
      const decide = (list: TestMovement[]) =>
        list.map((one) => ({ external_id: one.id, order_id: all[Number(one.id)] }));
      const turned = [...movements].reverse();
      const done = await Promise.all([
        importing(fioCsv(movements), decide(movements)),
        importing(fioCsv(turned), decide(turned)),
      ]);
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
      expect(done.map(({ body }) => body.booked).sort()).toEqual([0, 4]);
      for (const of of all) expect((await order(of)).paid).toBe(6110.8);
    });

    it('are told apart from what another source may have brought', async () => {
      await importing(fioCsv([movement()]), [{ external_id: '1', order_id: id }]);
      expect((await review(gpc([movement()]))).rows[0]?.verdict).toBe('similar');
    });

    it('of an impossible day wait for a decision', async () => {
      const early = movement({ day: dayAfter(today(), -1) });
      const late = movement({ id: '2', day: dayAfter(today(), 1) });
      const { rows } = await review(fioCsv([early, late]));
      expect(rows.map(({ verdict }) => verdict)).toEqual(['dated', 'dated']);
      const decisions = [{ external_id: '2', order_id: id }];
      expect(await importing(fioCsv([early, late]), decisions)).toMatchObject({
        status: 422,
        body: { errors: { order_id: expect.stringContaining('in the future') } },
      });
      // The bank saw the money come before the order was made: a person knows why.
      const known = [{ external_id: '1', order_id: id }];
      expect((await importing(fioCsv([early, late]), known)).body).toMatchObject({ booked: 1 });
      const [waits] = (await api.admin<PaymentListItem[]>('/payments?state=waiting')).body;
      expect(waits).toMatchObject({ verdict: 'double', received_on: late.day });
    });

    it('are kept despite a row that can’t be read, which waits alone', async () => {
      const file = fioCsv([
        movement(),
        movement({ id: '2', day: '2026-13-01', payer: 'Broken' }),
        movement({ id: '3', currency: 'EUR', halere: 1250 }),
      ]);
      const { rows } = await review(file);
      expect(rows.map(({ verdict }) => verdict)).toEqual(['match', 'unreadable', 'unreadable']);
      expect(rows[1]).toMatchObject({
        external_id: '2',
        message: expect.stringContaining('Broken'),
        order: null,
      });
      const decisions = ['1', '2'].map((external_id) => ({ external_id, order_id: id }));
      const done = { booked: 1, kept: 2, known: 0 };
      expect((await importing(file, decisions)).body).toEqual(done);
      expect((await importing(file, decisions)).body).toEqual({ booked: 0, kept: 0, known: 3 });
      const waiting = (await api.admin<PaymentListItem[]>('/payments?state=waiting')).body;
      expect(waiting).toMatchObject([
        { verdict: 'unreadable', amount: 0, order: null },
        { verdict: 'unreadable', amount: 0, order: null },
      ]);
      const one = waiting[0]?.id;
      const decide = (body: object) =>
        api.admin<ErrorAnswer>(`/payments/${one}`, { method: 'PATCH', body });
      expect(await decide({ order_id: id })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('could not be read') },
      });
      expect((await decide({ state: 'dismissed' })).status).toBe(200);
    });

    it('are taken back from the order to which they were booked', async () => {
      const taken = movement({ id: '9', halere: -TOTAL, type: 'Storno' });
      // Booked to another order than its symbol names.
      const other = await place();
      await importing(fioCsv([movement()]), [{ external_id: '1', order_id: other }]);
      const file = fioCsv([taken]);
      expect((await review(file)).rows).toMatchObject([
        { verdict: 'reversal', amount: -6110.8, order: { id: other } },
      ]);
      // Nothing is booked by itself.
      expect((await importing(file)).body).toMatchObject({ booked: 0, kept: 1 });
      expect((await order(other)).payment_state).toBe('paid');
      const [waits] = (await api.admin<PaymentListItem[]>('/payments?state=waiting')).body;
      expect(waits).toMatchObject({ verdict: 'reversal', order: { id: other } });
      const body = { order_id: other };
      await api.admin(`/payments/${waits?.id}`, { method: 'PATCH', body });
      expect(await order(other)).toMatchObject({
        payment_state: 'unpaid',
        paid: 0,
        refunded: 0,
        open: 6110.8,
      });
    });

    it('are booked all or not at all', async () => {
      const file = fioCsv([movement(), movement({ id: '2' })]);
      const decisions = [
        { external_id: '1', order_id: id },
        { external_id: '2', order_id: 999_999 },
      ];
      expect(await importing(file, decisions)).toMatchObject({ status: 404 });
      expect((await order()).payments).toEqual([]);
    });

    it.each([
      ['en', 'Please choose a file.'],
      ['cs', 'Vyberte prosím soubor.'],
    ] as const)('say what is wrong with the file: %s', async (language, message) => {
      const form = new FormData();
      form.append('decisions', '[]');
      const path = '/payments/statements';
      expect(await api.admin(path, { form, language })).toMatchObject({
        status: 422,
        body: { message, errors: { file: message } },
      });
    });
  });

  describe('that wait', () => {
    const waiting = async () =>
      (await api.admin<PaymentListItem[]>('/payments?state=waiting')).body;
    const decide = (payment: number | undefined, body: object) =>
      api.admin<PaymentListItem>(`/payments/${payment}`, { method: 'PATCH', body });
    beforeEach(() =>
      importing(fioCsv([movement({ halere: 100 }), movement({ id: '2', symbol: '' })])),
    );

    it('say what they mean as the orders are now', async () => {
      expect(await waiting()).toMatchObject([
        { variable_symbol: '', verdict: 'unknown', order: null },
        { verdict: 'underpaid', order: { id } },
      ]);
      await book();
      expect((await waiting())[1]?.verdict).toBe('double');
    });

    it('suggest open orders where they name none', async () => {
      await importing(fioCsv([movement({ id: '3', symbol: '999999' })]));
      const [{ suggestions } = { suggestions: [] }] = (await waiting()).filter(
        ({ variable_symbol }) => variable_symbol === '999999',
      );
      expect(suggestions[0]).toMatchObject({ id, open: 6110.8, matches: ['amount', 'name'] });
      await book();
      await api.admin(`/orders/admin/orders/${id}`, { method: 'DELETE' });
      const left = (await waiting()).flatMap((one) => one.suggestions.map((order) => order.id));
      expect(left).not.toContain(id);
    });

    it('are given to an order once', async () => {
      const [one] = await waiting();
      expect(await decide(one?.id, { order_id: id })).toMatchObject({
        status: 200,
        body: { state: 'booked', order_id: id, verdict: null, username: 'boss' },
      });
      expect(await decide(one?.id, { order_id: id })).toMatchObject({ status: 409 });
      expect(await decide(one?.id, { state: 'dismissed' })).toMatchObject({ status: 409 });
      expect(await order()).toMatchObject({ payment_state: 'paid', payments: [{ id: one?.id }] });
    });

    it('say what giving them to an order or moving them would cause, and stay', async () => {
      const [one] = await waiting();
      const foresee = async (body: object) =>
        await api.admin<OrderConsequences>(`/orders/admin/consequences/payments/${one?.id}`, {
          body,
        });
      const invoice = { documents: [{ kind: 'invoice', count: 1, total: 6110.8 }] };
      expect((await foresee({ order_id: id })).body).toMatchObject({ orders: 1, ...invoice });
      expect(await waiting()).toHaveLength(2);
      expect((await foresee({ order_id: 999_999 })).status).toBe(404);
      await decide(one?.id, { order_id: id });
      const other = await place();
      const credit = { kind: 'credit_note', count: 1, total: -6110.8 };
      expect((await foresee({ order_id: other })).body).toMatchObject({
        orders: 2,
        documents: [credit, ...invoice.documents],
      });
      expect((await foresee({ state: 'waiting' })).body).toMatchObject({
        orders: 1,
        documents: [credit],
      });
      expect((await foresee({ order_id: id })).status).toBe(409);
      expect((await order()).payments).toMatchObject([{ id: one?.id, moves: [] }]);
    });

    it('are dismissed when they belong to no order, and restored', async () => {
      const [one] = await waiting();
      await decide(one?.id, { state: 'dismissed' });
      expect(await waiting()).toHaveLength(1);
      await decide(one?.id, { state: 'waiting' });
      expect(await waiting()).toHaveLength(2);
      expect(await decide(one?.id, {})).toMatchObject({ status: 422 });
    });
  });

  describe('that are booked', () => {
    const move = (payment: number | undefined, body: object, language: 'cs' | 'en' = 'en') =>
      api.admin<PaymentListItem & ErrorAnswer>(`/payments/${payment}`, {
        method: 'PATCH',
        body,
        language,
      });

    it('are moved to another order, or wait again, with a reason', async () => {
      const other = await place();
      const { body: payment } = await book();
      expect(await move(payment.id, { order_id: other })).toMatchObject({ status: 409 });
      expect(await move(payment.id, { state: 'dismissed', reason: 'Why' })).toMatchObject({
        status: 409,
      });
      const reason = 'Same name, another order';
      expect(await move(payment.id, { order_id: other, reason })).toMatchObject({
        status: 200,
        body: {
          order_id: other,
          moves: [{ from_order_id: id, to_order_id: other, reason, username: 'boss' }],
        },
      });
      expect(await order()).toMatchObject({ payment_state: 'unpaid', payments: [] });
      expect(await order(other)).toMatchObject({
        payment_state: 'paid',
        payments: [{ moves: [{ reason }] }],
      });
      expect(await move(payment.id, { state: 'waiting', reason })).toMatchObject({
        status: 200,
        body: { state: 'waiting', order_id: null, decided_at: null, moves: [{}, {}] },
      });
      expect((await order(other)).payment_state).toBe('unpaid');
    });

    it.each([
      ['en', 'Refunds and card payments belong to their order and can’t be moved.'],
      ['cs', 'Vrácení a platby kartou patří ke své objednávce a nelze je přesunout.'],
    ] as const)('stay when they are refunds: %s', async (language, message) => {
      await book();
      const body = { ...hand, order_id: id, amount: 5 };
      const { body: refund } = await api.admin<PaymentListItem>('/payments/refunds', { body });
      expect(await move(refund.id, { state: 'waiting', reason: 'Why' }, language)).toMatchObject({
        status: 422,
        body: { message },
      });
    });
  });

  it('are for administrators alone', async () => {
    for (const [method, path] of [
      ['GET', '/payments'],
      ['POST', '/payments'],
      ['POST', '/payments/refunds'],
      ['POST', '/payments/statements'],
      ['POST', '/payments/statements/review'],
      ['PATCH', '/payments/1'],
      ['GET', '/payments/refunds'],
      ['PATCH', '/payments/refunds/1'],
    ] as const) {
      expect(await api.send(path, { method })).toMatchObject({ status: 401 });
    }
  });
});
