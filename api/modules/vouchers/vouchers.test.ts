import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type {
  OrderConsequences,
  OrderCreated,
  OrderPage,
  Product,
  Voucher,
  VoucherDetail,
  Withdrawal,
} from '../../contract/types.ts';
import { parseCode } from '../../contract/voucherCodes.ts';
import { voucherEnd } from '../../contract/vouchers.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { testBus } from '../../testing/testBus.ts';
import { mailFile } from '../../testing/testMails.ts';
import { textOfPdf } from '../../testing/testPdf.ts';
import { CUSTOMER, orderOf } from '../../testing/testShop.ts';
import { openVoucherShop, type VoucherShop } from '../../testing/testVouchers.ts';
import { issueCreditNote, issueInvoice } from '../documents/index.ts';
import { createOutbox } from '../mail/index.ts';

describeEachDatabase('vouchers', (open) => {
  let voucherShop: VoucherShop;
  beforeAll(async () => {
    voucherShop = await openVoucherShop(open);
  });
  afterAll(() => voucherShop.api.close());

  it('a product says what it issues; one that issues none says nothing about it', async () => {
    const { body: ride } = await voucherShop.api.send<Product>('/products/ride');
    expect(ride).toMatchObject({
      voucher_kind: 'experience',
      voucher_months: 12,
      voucher_until: null,
    });
    const { body: cap } = await voucherShop.api.send<Product>('/products/cap');
    for (const name of ['voucher_kind', 'voucher_months', 'voucher_until']) {
      expect(cap).not.toHaveProperty(name);
    }
  });

  it.each([
    [{ voucher_kind: 'money' }, 'voucher_months'],
    [{ voucher_kind: 'money', voucher_months: 6, voucher_until: '2099-01-01' }, 'voucher_months'],
    [{ voucher_kind: 'money', voucher_months: 0 }, 'voucher_months'],
    [{ voucher_kind: 'money', voucher_months: 121 }, 'voucher_months'],
    [{ voucher_kind: 'money', voucher_until: '2099-02-30' }, 'voucher_until'],
    [{ voucher_months: 6 }, 'voucher_kind'],
    [{ voucher_kind: 'other', voucher_months: 6 }, 'voucher_kind'],
  ])('a product with %j is refused at %s', async (changes, field) => {
    const { status, body } = await voucherShop.api.admin<ErrorAnswer>('/products/cap', {
      method: 'PATCH',
      body: changes,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('are issued once per piece when the price is paid, not before', async () => {
    const { id, link, total } = await voucherShop.place('ride', 3, '  To Petra,\nfor forty ');
    await voucherShop.pay(id, total - 1);
    expect(await voucherShop.of(id)).toEqual([]);
    await voucherShop.pay(id, 1);
    const issued = await voucherShop.of(id);
    expect(new Set(issued.map(({ code }) => code)).size).toBe(3);
    for (const voucher of issued) {
      expect(parseCode(voucher.code)).not.toBeNull();
      expect(voucher).toMatchObject({
        kind: 'experience',
        state: 'valid',
        value: null,
        remaining: null,
        dedication: 'To Petra,\nfor forty',
        valid_until: voucherEnd({ voucher_months: 12, voucher_until: null }, voucherShop.today()),
        customer_name: CUSTOMER.name,
        conflicts: 0,
      });
    }
    const { body: page } = await voucherShop.api.send<OrderPage>(`/order-pages/${link}`);
    expect(page.vouchers?.map(({ code }) => code)).toEqual(issued.map(({ code }) => code));
    expect(page.items[0]).toMatchObject({
      voucher_kind: 'experience',
      dedication: /^To Petra/.exec('To Petra,\nfor forty')?.input,
    });
  });

  it('an order’s page of goods says nothing about vouchers', async () => {
    const items = [{ id: 'cap', quantity: 1, price: 490.9, dedication: 'ignored' }];
    const { body } = await voucherShop.api.send<OrderCreated>('/orders', {
      body: orderOf(voucherShop.shop, { items, total: 619.9 }),
    });
    const { body: page } = await voucherShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page).not.toHaveProperty('vouchers');
    expect(page.items[0]).not.toHaveProperty('voucher_kind');
    expect(page.items[0]).not.toHaveProperty('dedication');
  });

  it('are cancelled with the money and the order, and are the same when they are valid again', async () => {
    const { id, total, vouchers } = await voucherShop.buy('ride', 2);
    const codes = vouchers.map(({ code }) => code);
    await voucherShop.pay(id, -total);
    expect(
      (await voucherShop.of(id)).map(({ state, cancel_reason }) => [state, cancel_reason]),
    ).toEqual([
      ['cancelled', 'unpaid'],
      ['cancelled', 'unpaid'],
    ]);
    expect((await voucherShop.redeem(codes[0] ?? '')).body.outcome).toBe('cancelled');
    await voucherShop.pay(id, total);
    expect(await voucherShop.statesOf(id)).toEqual(['valid', 'valid']);
    await voucherShop.setStatus(id, 'cancelled');
    expect((await voucherShop.of(id))[0]).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'order',
    });
    await voucherShop.setStatus(id, 'processing');
    expect((await voucherShop.of(id)).map(({ code, state }) => [code, state])).toEqual(
      codes.map((code) => [code, 'valid']),
    );
  });

  it('a used one outlives its order, and can’t be withdrawn from', async () => {
    const { id, link, vouchers } = await voucherShop.buy('ride', 3);
    await voucherShop.redeem(vouchers[0]?.code ?? '');
    const page = (await voucherShop.api.send<OrderPage>(`/order-pages/${link}`)).body;
    const [item] = page.items;
    expect(item?.left).toBe(2);
    const withdraw = (quantity: number) =>
      voucherShop.api.send<Withdrawal>(`/order-pages/${link}/withdrawals`, {
        body: { key: randomUUID(), items: [{ id: item?.id, quantity }], note: '' },
      });
    expect((await withdraw(3)).status).toBe(422);
    const { body: withdrawal } = await withdraw(1);
    expect(await voucherShop.statesOf(id)).toEqual(['redeemed', 'valid', 'cancelled']);
    await voucherShop.api.admin(`/withdrawals/${withdrawal.id}`, {
      method: 'PUT',
      body: { state: 'refused', reason: 'Too late' },
    });
    expect(await voucherShop.statesOf(id)).toEqual(['redeemed', 'valid', 'valid']);
    const { body: preview } = await voucherShop.api.admin<OrderConsequences>(
      '/orders/admin/consequences/status',
      { body: { ids: [id], status: 'cancelled' } },
    );
    expect(preview.vouchers).toEqual({ issued: 0, restored: 0, cancelled: 2, used: 1 });
    await voucherShop.setStatus(id, 'cancelled');
    expect(await voucherShop.statesOf(id)).toEqual(['redeemed', 'cancelled', 'cancelled']);
  });

  it('those that are chosen end with a withdrawal, and no others are valid again when it is refused', async () => {
    const { id, link, total, vouchers } = await voucherShop.buy('ride', 4);
    const read = async () => (await voucherShop.api.send<OrderPage>(`/order-pages/${link}`)).body;
    const item = (await read()).items[0]?.id;
    const withdraw = (chosen: readonly unknown[], quantity = chosen.length, key = randomUUID()) =>
      voucherShop.api.send<Withdrawal & ErrorAnswer>(`/order-pages/${link}/withdrawals`, {
        body: { key, items: [{ id: item, quantity, vouchers: chosen }] },
        language: 'cs',
      });
    const [first, second, third, fourth] = vouchers.map((voucher) => voucher.id);
    await voucherShop.redeem(vouchers[3]?.code ?? '');
    const may = async () => (await read()).vouchers?.map((voucher) => voucher.may_withdraw);
    expect(await may()).toEqual([true, true, true, undefined]);
    const strange = (await voucherShop.one('ride')).id;
    for (const [chosen, quantity] of [
      [[first, second], 1],
      [[first], 2],
      [[first, first], 2],
      [[], 1],
      [[fourth], 1],
      [[strange], 1],
    ] as const) {
      const { status, body } = await withdraw(chosen, quantity);
      expect([status, body.errors?.items]).toEqual([
        422,
        'Vyberte prosím znovu: tolik voucherů, kolik kusů, a jen takové, které nejsou využité a od kterých jste ještě neodstoupili.',
      ]);
    }
    const race = await Promise.all([withdraw([first]), withdraw([first])]);
    expect(race.map(({ status }) => status).sort()).toEqual([201, 422]);
    const made = race.find(({ status }) => status === 201)?.body;
    expect(made?.items).toEqual([{ order_item_id: item, quantity: 1, vouchers: [first] }]);
    const VALID = ['valid', 'valid', 'redeemed'];
    expect(await voucherShop.statesOf(id)).toEqual(['cancelled', ...VALID]);
    // Without a choice it is the last unused one.
    const { body: other } = await voucherShop.api.send<Withdrawal>(
      `/order-pages/${link}/withdrawals`,
      { body: { key: randomUUID(), items: [{ id: item, quantity: 1 }] } },
    );
    expect(other.items[0]?.vouchers).toEqual([third]);
    const AFTER = ['cancelled', 'valid', 'cancelled', 'redeemed'];
    expect(await voucherShop.statesOf(id)).toEqual(AFTER);
    for (const halere of [-total, total]) await voucherShop.pay(id, halere);
    for (const status of ['cancelled', 'processing']) await voucherShop.setStatus(id, status);
    expect(await voucherShop.statesOf(id)).toEqual(AFTER);
    const refuse = (withdrawal: number | undefined) =>
      voucherShop.api.admin(`/withdrawals/${withdrawal}`, {
        method: 'PUT',
        body: { state: 'refused', reason: 'Too late' },
      });
    await refuse(other.id);
    expect(await voucherShop.statesOf(id)).toEqual(['cancelled', ...VALID]);
    await refuse(made?.id);
    expect(await voucherShop.statesOf(id)).toEqual(['valid', ...VALID]);
    const told = await OutboxMail.query(voucherShop.api.knex).where({
      order_id: id,
      kind: 'withdrawal',
    });
    expect(told.map(({ facts }) => facts.items?.[0]?.codes)).toEqual([
      [vouchers[0]?.code],
      [vouchers[2]?.code],
    ]);
  });

  it('are extended by hand, with a reason', async () => {
    const { id, code, order_id, valid_until: from } = await voucherShop.one('ride');
    const changed = () =>
      OutboxMail.query(voucherShop.api.knex)
        .where({ order_id, kind: 'voucher_changed' })
        .resultSize();
    const extend = (body: object) =>
      voucherShop.api.admin<VoucherDetail & ErrorAnswer>(`/vouchers/${id}/extensions`, { body });
    expect((await extend({ valid_until: '2098-01-01' })).body.errors).toHaveProperty('reason');
    expect((await extend({ valid_until: from, reason: 'x' })).body.errors).toHaveProperty(
      'valid_until',
    );
    const { status, body } = await extend({ valid_until: '2098-01-01', reason: 'Broken leg' });
    expect([status, body.valid_until]).toEqual([201, '2098-01-01']);
    expect(body.extensions).toMatchObject([{ from, to: '2098-01-01', reason: 'Broken leg' }]);
    expect(await changed()).toBe(1);
    await extend({ valid_until: '2098-02-01', reason: 'By phone', tell_customer: false });
    expect(await changed()).toBe(1);
    await voucherShop.redeem(code);
    expect((await extend({ valid_until: '2099-01-01', reason: 'x' })).status).toBe(409);
  });

  it('are found by code, order and customer, and listed by state', async () => {
    const { id, code, order_id } = await voucherShop.one('gift');
    const idsOf = async (query: string) =>
      (await voucherShop.api.admin<Voucher[]>(`/vouchers?${query}`)).body.map(
        (voucher) => voucher.id,
      );
    expect(await idsOf(`q=${code.slice(0, 9)}`)).toEqual([id]);
    expect(await idsOf(`q=${code.replaceAll('-', '').toLowerCase()}`)).toEqual([id]);
    expect(await idsOf(`code=${code}`)).toEqual([id]);
    expect(await idsOf('q=zakova')).toContain(id);
    expect(await idsOf(`order_id=${order_id}&state=valid&kind=money`)).toEqual([id]);
    expect(await idsOf(`order_id=${order_id}&state=expired`)).toEqual([]);
    const orders = await voucherShop.api.admin<{ id: number }[]>(`/orders/admin/orders?q=${code}`);
    expect(orders.body.map((order) => order.id)).toEqual([order_id]);
  });

  it('opens as PDF for who has the order’s link or reads orders, unless it is cancelled', async () => {
    const { id, link, vouchers } = await voucherShop.buy('ride', 1, 'To Petra');
    const [voucher] = vouchers;
    const other = await voucherShop.buy('ride');
    const open = (path: string, token?: string) =>
      voucherShop.api.send(path, token ? { token } : {});
    const page = `/order-pages/${link}/vouchers/${voucher?.id}`;
    const shown = await open(page);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await open(`/order-pages/${link}/vouchers/${other.vouchers[0]?.id}`)).status).toBe(404);
    expect((await open(`/order-pages/${other.link}/vouchers/${voucher?.id}`)).status).toBe(404);
    const printed = `/orders/admin/orders/print/vouchers/${voucher?.id}`;
    expect((await open(printed)).status).toBe(401);
    expect((await open(printed, voucherShop.crew)).status).toBe(403);
    expect((await open(printed, await voucherShop.api.tokenOf('reader'))).status).toBe(200);
    await voucherShop.setStatus(id, 'cancelled');
    expect((await open(page)).status).toBe(404);
  });

  it('opens as one that is over once it has expired', async () => {
    const { link, vouchers } = await voucherShop.buy('ride');
    const id = vouchers[0]?.id ?? 0;
    const path = `/order-pages/${link}/vouchers/${id}`;
    const textOf = async () => {
      const file = await fetch(`${voucherShop.api.url}/api${path}`);
      return textOfPdf(Buffer.from(await file.arrayBuffer())).replace(/\s+/g, ' ');
    };
    expect(await textOf()).toContain('Valid until');
    await voucherShop.api.knex('vouchers').where({ id }).update({ valid_until: '2020-01-31' });
    expect(await textOf()).toContain('Expired, was valid until 31. 1. 2020');
  });

  it('what has expired is shown, but isn’t sold', async () => {
    const until = (voucher_until: string) =>
      voucherShop.api.admin('/products/gift', { method: 'PATCH', body: { voucher_until } });
    const shown = async () => {
      const { body: listed } = await voucherShop.api.send<Product[]>('/products');
      const { body: one } = await voucherShop.api.send<Product>('/products/gift');
      return [listed.find(({ slug }) => slug === 'gift'), one].map((each) => [
        each?.is_over,
        each?.left,
      ]);
    };
    await until(voucherShop.today());
    expect(await shown()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    await until('2020-01-01');
    expect(await shown()).toEqual([
      [true, 0],
      [true, 0],
    ]);
    const items = [{ id: 'gift', quantity: 1, price: 1_000 }];
    const body = voucherShop.voucherOrder(items, 1_000);
    expect((await voucherShop.api.send('/orders', { body })).status).toBe(409);
    await until('2099-12-31');
    expect((await voucherShop.api.send('/orders', { body })).status).toBe(201);
  });

  it('come with the mail about the payment, as PDFs', async () => {
    const { id } = await voucherShop.buy('ride', 2, 'To Petra');
    const mail = await OutboxMail.query(voucherShop.api.knex)
      .findOne({ order_id: id, kind: 'paid' })
      .throwIfNotFound();
    await voucherShop.api.knex('outbox').whereNot({ id: mail.id }).delete();
    const outbox = createOutbox({
      cache: new ResponseCache(),
      knex: voucherShop.api.knex,
      smtpUrl: undefined,
      dataDir: voucherShop.api.dataDir,
      publicUrl: 'https://team.example',
      log: pino({ level: 'silent' }),
      now: voucherShop.api.now,
    });
    await outbox.deliverDue();
    await outbox.stop();
    const sent = await readFile(resolve(voucherShop.api.dataDir, mailFile(mail)), 'utf8');
    const names = sent.matchAll(/filename=(voucher-ride-\d\.pdf)/g);
    expect([...names].map(([, name]) => name)).toEqual([
      'voucher-ride-1.pdf',
      'voucher-ride-2.pdf',
    ]);
  });

  it('are issued and mailed once a credit note leaves nothing to be paid', async () => {
    const { id, total } = await voucherShop.place('ride');
    await issueInvoice(
      testBus(voucherShop.api.knex, voucherShop.api.now),
      { orderId: id },
      PRODUCT,
    );
    await voucherShop.pay(id, total - 500);
    expect(await voucherShop.statesOf(id)).toEqual([]);
    const reduction = { orderId: id, halere: 50_000, reason: 'Sleva' };
    await issueCreditNote(testBus(voucherShop.api.knex, voucherShop.api.now), reduction, PRODUCT);
    expect(await voucherShop.statesOf(id)).toEqual(['valid']);
    const paid = await OutboxMail.query(voucherShop.api.knex).where({ order_id: id, kind: 'paid' });
    expect(paid).toMatchObject([{ facts: { halere: (total - 500) * 100 } }]);
  });

  it('of an order that costs nothing come at once', async () => {
    await voucherShop.api.admin('/products', {
      body: {
        slug: 'free',
        price: 0,
        category: 'experience',
        translations: { en: { name: 'Free' }, cs: { name: 'Zdarma' } },
        voucher_kind: 'experience',
        voucher_months: 1,
      },
    });
    const items = [{ id: 'free', quantity: 2, price: 0, dedication: 'Hi' }];
    const body = voucherShop.voucherOrder(items, 0);
    const { body: placed } = await voucherShop.api.send<OrderCreated>('/orders', { body });
    const issued = await voucherShop.of(placed.orderId);
    expect(issued.map(({ state, dedication }) => [state, dedication])).toEqual([
      ['valid', 'Hi'],
      ['valid', 'Hi'],
    ]);
    await voucherShop.setStatus(placed.orderId, 'cancelled');
    expect(await voucherShop.statesOf(placed.orderId)).toEqual(['cancelled', 'cancelled']);
  });
});
