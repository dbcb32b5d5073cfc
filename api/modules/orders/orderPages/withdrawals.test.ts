import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { Order, Overview } from '../../../contract/types.ts';
import { type OrderPages, openOrderPages } from '../../../testing/testOrderPages.ts';
import { CUSTOMER } from '../../../testing/testShop.ts';

describeEachDatabase('an order’s page', (open) => {
  let orderPages: OrderPages;
  beforeAll(async () => {
    orderPages = await openOrderPages(open);
  });
  beforeEach(() => orderPages.changeNetwork());
  afterAll(() => orderPages.api.close());

  it('shows a company, which has no right to withdraw without a reason', async () => {
    const company = { company_name: 'Brzdy s.r.o.', company_ico: '27074358', company_dic: '' };
    const customer = { ...CUSTOMER, ...company, email: 'company@example.cz' };
    const { id, link } = await orderPages.place({ customer });
    const { customer: shown, items, withdrawal } = (await orderPages.read(link)).body;
    expect(shown).toMatchObject(company);
    expect(withdrawal).toMatchObject({ isPossible: false, isOfCompany: true });
    const body = { key: 'company', items: [{ id: items[1]?.id, quantity: 1 }] };
    expect(await orderPages.withdraw(link, body, 'cs')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('jen spotřebitel') },
    });
    const byNumber = { number: String(id), email: 'company@example.cz', key: 'form', note: '' };
    expect(await orderPages.send('/withdrawals', { body: byNumber })).toMatchObject({
      status: 202,
      body: {},
    });
    expect(await orderPages.api.knex('withdrawals').where({ order_id: id })).toEqual([]);
  });

  it('offers no proforma of what is paid in cash, and asks where the money is to go back to', async () => {
    const { id, link } = await orderPages.place();
    await orderPages.api.knex('orders').where({ id }).update({ payment_kind: 'cash_on_delivery' });
    const group = { setting_group: 'contact' as const };
    const team = { setting_key: 'team_email', value: 'team@example.cz', ...group };
    await Setting.query(orderPages.api.knex).insert(team);
    const { documents, items, withdrawal } = (await orderPages.read(link)).body;
    expect(documents).toEqual([]);
    expect(withdrawal.asksAccount).toBe(true);
    const pieces = [{ id: items[1]?.id, quantity: 1 }];
    const wrong = { key: 'wrong', items: pieces, refund_account: '2700017006/9999' };
    expect(await orderPages.withdraw(link, wrong)).toMatchObject({
      status: 422,
      body: { errors: { refund_account: expect.stringContaining('IBAN') } },
    });
    const right = { key: 'right', items: pieces, refund_account: '2700017005/9999' };
    expect((await orderPages.withdraw(link, right)).body.refund_account).toBe('2700017005/9999');
    const { body: order } = await orderPages.api.admin<Order>(`/orders/admin/orders/${id}`);
    expect(order.withdrawals).toMatchObject([{ refund_account: '2700017005/9999' }]);
    for (const kind of ['withdrawal', 'team_withdrawal']) {
      const [mail] = await orderPages.mails(kind).where({ order_id: id });
      const facts = typeof mail.facts === 'string' ? JSON.parse(mail.facts) : mail.facts;
      expect(facts, kind).toMatchObject({ account: '2700017005/9999' });
    }
    await Setting.query(orderPages.api.knex).delete().where({ setting_key: 'team_email' });
  });

  it('takes a withdrawal once, confirms it by mail and shows it to both sides', async () => {
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    const cap = page.items[1]?.id;
    const body = { key: 'once', items: [{ id: cap, quantity: 1 }], note: 'Too small' };
    const before = (await orderPages.mails('withdrawal')).length;
    const twice = await Promise.all([
      orderPages.withdraw(link, body),
      orderPages.withdraw(link, body),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const sent = await orderPages.mails('withdrawal');
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
    expect((await orderPages.read(link)).body).toMatchObject({
      items: [{ left: 1 }, { left: 1 }],
      withdrawal: { cases },
    });
    const { body: order } = await orderPages.api.admin<Order>(`/orders/admin/orders/${id}`);
    expect(order.withdrawals).toMatchObject(cases);
  });

  it('takes never more pieces than were bought, none of what is exempt or another’s', async () => {
    const { link } = await orderPages.place();
    const other = await orderPages.read((await orderPages.place()).link);
    const { body: page } = await orderPages.read(link);
    const [voucher, cap] = page.items.map(({ id }) => id);
    await orderPages.api
      .knex('order_items')
      .where({ id: voucher })
      .update({ is_withdrawable: false });
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
      const answer = await orderPages.withdraw<{ errors: object }>(link, {
        key: `k${place}`,
        items,
      });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['items']]);
    }
    const none = await orderPages.withdraw(link, { key: 'none', items: [] }, 'cs');
    expect(none).toMatchObject({
      status: 422,
      body: { message: 'Vyberte prosím alespoň jeden kus.' },
    });
    const race = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        orderPages.withdraw(link, { key, items: [{ id: cap, quantity: 1 }] }),
      ),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect((await orderPages.read(link)).body.withdrawal.isPossible).toBe(false);
  });

  it('waits for the team, which decides once and tells why it refuses', async () => {
    const { id, link } = await orderPages.place();
    const { body: page } = await orderPages.read(link);
    const items = [{ id: page.items[1]?.id, quantity: 2 }];
    const { body: made } = await orderPages.withdraw(link, { key: 'decided', items });
    const decide = (body: unknown) =>
      orderPages.api.admin(`/withdrawals/${made.id}`, { method: 'PUT', body });
    const path = `/withdrawals/${made.id}`;
    expect(
      (await orderPages.send(path, { method: 'PUT', body: { state: 'settled' } })).status,
    ).toBe(401);
    const { body: overview } = await orderPages.api.admin<Overview>('/overview');
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
    const told = (await orderPages.mails('withdrawal_refused')).filter(
      ({ order_id }) => order_id === id,
    );
    expect(told).toHaveLength(1);
    const { facts } = told[0];
    expect(typeof facts === 'string' ? JSON.parse(facts) : facts).toEqual({
      at: made.created_at,
      items: [{ name: 'Cap', quantity: 2 }],
      text: 'Worn',
    });
    expect(await orderPages.mails('withdrawal_settled')).toEqual([]);
    const { body: again } = await orderPages.withdraw(link, { key: 'again', items });
    const settled = { method: 'PUT', body: { state: 'settled' } } as const;
    expect((await orderPages.api.admin(`/withdrawals/${again.id}`, settled)).status).toBe(200);
    expect(await orderPages.mails('withdrawal_settled')).toMatchObject([{ order_id: id }]);
    const { body: shown } = await orderPages.read(link);
    const cases = [{ state: 'refused', reason: 'Worn' }, { state: 'settled' }];
    expect(shown.withdrawal.cases).toMatchObject(cases);
    expect(shown.items[1]?.left).toBe(0);
    const { body: after } = await orderPages.api.admin<Overview>('/overview');
    expect(after.withdrawals.count).toBe(overview.withdrawals.count - 1);
    expect(
      (
        await orderPages.api.admin('/withdrawals/999999', {
          method: 'PUT',
          body: { state: 'settled' },
        })
      ).status,
    ).toBe(404);
  });

  it('has a withdrawal by number and e-mail, which answers alike whatever they lead to', async () => {
    const customer = { ...CUSTOMER, email: 'number@example.cz' };
    const { id, link } = await orderPages.place({ customer });
    const declare = (number: string, email: string, key = 'form') =>
      orderPages.send('/withdrawals', { body: { number, email, key, name: 'Jiří Žák', note: '' } });
    const shown = `#${String(id).padStart(10, '0')}`;
    const answers = [
      await declare(shown, 'other@example.cz'),
      await declare('#0002147483', 'number@example.cz'),
      await declare(` ${shown} `, 'NUMBER@example.cz'),
      await declare(String(id), 'number@example.cz'),
      await declare(String(id), 'number@example.cz', 'nothing left'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [202, {}]));
    const { body: page } = await orderPages.read(link);
    expect(page.withdrawal.cases).toMatchObject([
      { name: 'Jiří Žák', items: [{ quantity: 1 }, { quantity: 2 }] },
    ]);
    expect(await orderPages.send('/withdrawals', { body: { key: 'x' } })).toMatchObject({
      status: 422,
      body: { errors: { number: expect.any(String), email: expect.any(String) } },
    });
  });
});
