import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Voucher } from '../../../db/models/voucher.ts';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import { pragueToday } from '../../contract/dates.ts';
import { formatCode } from '../../contract/voucherCodes.ts';
import { maskedEmail } from '../../contract/withdrawals.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js' } },
  sheet: [],
}));

let server: Harness;
let shop: TestShop;
let link: string;
let id: number;

beforeAll(async () => {
  const open = () => openTestDatabase('sqlite');
  server = await createHarness(open, { TRUST_PROXY: 'on' }, undefined, (parts) => [
    storefront({
      publicUrl: 'https://rysi.example',
      czechHosts: [],
      load: async () => ({ render }),
      ...parts,
    }),
  ]);
  shop = await stockShop(server.knex);
  const body = orderOf(shop);
  const answer = await server.send<{ orderId: number; link: string }>('/orders', { body });
  ({ orderId: id, link } = answer.body);
});
afterAll(() => server.close());

/** Where a browser is sent on to, with the cookie that it was given. */
const follow = async (response: Response) => {
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  const to = response.headers.get('location');
  return to === null || !cookie ? response : fetch(server.url + to, { headers: { cookie } });
};
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await follow(await fetch(server.url + path, init));
  // What is shown, without the state that the browser takes over.
  const [shown = ''] = (await response.text()).split('<script id="page-state"');
  return { status: response.status, headers: response.headers, shown };
};
const post = (path: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return ask(path, { method: 'POST', body, redirect: 'manual' });
};
/** The hidden fields of a shown form. */
const hidden = (shown: string) =>
  Object.fromEntries(
    [...shown.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

it('the page that a link by mail opens is never cached and not indexed', async () => {
  const { status, headers, shown } = await ask('/set-password?lang=en');
  expect(status).toBe(200);
  const named = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) =>
    headers.get(name),
  );
  expect(named).toEqual(['no-store', 'no-referrer', 'noindex']);
  expect(shown.match(/<title/g)).toHaveLength(1);
});

it.each([
  ['en', ['Order #', 'Pending', 'Drift taxi', 'Withdraw from the contract here']],
  ['cs', ['Objednávka #', 'Čeká na', 'Kšiltovka', 'Odstoupit od smlouvy zde']],
])('an order’s page in %s is complete without scripts and never cached', async (lang, texts) => {
  const { status, headers, shown } = await ask(`/order/${link}?lang=${lang}`);
  expect(status).toBe(200);
  for (const text of texts) expect(shown).toContain(text);
  expect(shown).toContain(`/api/order-pages/${link}/invoice`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(shown).toContain('<meta name="robots" content="noindex"/>');
});

it('shows what has changed since at once', async () => {
  await ask(`/order/${link}`);
  await server.knex('orders').where({ id }).update({ status: 'processing' });
  expect((await ask(`/order/${link}`)).shown).toContain('Processing');
});

it.each(['a'.repeat(22), 'x', '1'])(
  'a wrong secret %s leads to the links by mail',
  async (wrong) => {
    const { status, headers, shown } = await ask(`/order/${wrong}`);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(shown).toMatch(/<a[^>]* href="\/order-links"/);
  },
);

it('is limited by the visitor’s own network', async () => {
  const from = (address: string, path = `/order/${link}`) =>
    ask(path, { headers: { 'x-forwarded-for': address } });
  const read = `/api/order-pages/${link}`;
  await Promise.all(Array.from({ length: 120 }, () => from('192.0.2.1', read)));
  expect((await from('192.0.2.1')).status).toBe(429);
  expect((await from('192.0.2.2')).status).toBe(200);
});

it('takes a withdrawal in two steps without scripts, once however often it is sent', async () => {
  const path = `/order/${link}`;
  const chosen = await post(path, { step: 'choose' });
  const names = [...chosen.shown.matchAll(/name="(piece-\d+)"/g)].map(([, name = '']) => name);
  expect(names).toHaveLength(2);
  const [voucher = '', cap = ''] = names;
  const none = await post(path, { [voucher]: '0', [cap]: '0', note: 'Why', step: 'check' });
  expect(none.status).toBe(422);
  expect(none.shown).toContain('Choose at least one item.');
  expect(none.shown).toContain('Why</textarea>');
  const check = await post(path, {
    [voucher]: '0',
    [cap]: '2',
    note: 'Too "small"',
    step: 'check',
  });
  expect(check.shown).toContain('2 × Cap');
  expect(check.shown).toContain('Confirm withdrawal');
  expect(check.shown).toContain(`Consumer: ${CUSTOMER.name}`);
  expect(check.shown).toContain(`the time to ${maskedEmail(CUSTOMER.email)}.`);
  expect(await server.knex('withdrawals')).toEqual([]);
  const fields = { ...hidden(check.shown), note: 'Too "small"', step: 'confirm' };
  for (let times = 0; times < 2; times += 1) {
    const done = await post(path, fields);
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(done.shown).toContain('We have your withdrawal');
  }
  expect(await server.knex('withdrawals')).toMatchObject([{ note: 'Too "small"' }]);
  expect((await ask(path)).shown).toContain('Too &quot;small&quot;');
});

it('takes a withdrawal from chosen vouchers without scripts', async () => {
  const items = [{ id: 'drift-taxi-1', quantity: 3, price: 5_000 }];
  const body = orderOf(shop, { items, total: 15_129 });
  const { body: placed } = await server.send<{ orderId: number; link: string }>('/orders', {
    body,
  });
  const item = await server.knex('order_items').where({ order_id: placed.orderId }).first('id');
  const sold = { voucher_kind: 'experience', voucher_until: '2999-01-01' } as const;
  await server.knex('order_items').where(item).update(sold);
  const paid = { order_id: placed.orderId, received_on: pragueToday(new Date()), amount: 15_129 };
  expect((await server.admin('/payments', { body: paid })).status).toBe(201);
  const vouchers = await Voucher.query(server.knex).where({ order_id: placed.orderId });
  const codes = vouchers.map(({ code }) => formatCode(code));
  const path = `/order/${placed.link}`;
  const field = (at: number) => `voucher-${item.id}-${vouchers[at]?.id}`;
  const boxes = (shown: string) =>
    [...shown.matchAll(/<input type="checkbox" name="([^"]*)"( checked="")?/g)].map(
      ([, name, checked]) => [name, checked !== undefined],
    );
  const chosen = await post(path, { step: 'choose' });
  expect(chosen.shown).not.toContain('name="piece-');
  expect(boxes(chosen.shown)).toEqual([0, 1, 2].map((at) => [field(at), false]));
  const none = await post(path, { step: 'check' });
  expect([none.status, none.shown.includes('Choose at least one item.')]).toEqual([422, true]);
  const check = await post(path, { [field(0)]: '1', [field(2)]: '1', step: 'check' });
  const [, dialog = ''] = check.shown.split('Please check your withdrawal');
  expect(codes.map((code) => dialog.includes(code))).toEqual([true, false, true]);
  expect(dialog).toContain('2 × Drift taxi');
  const fields = hidden(check.shown);
  const changed = await post(path, { ...fields, step: 'choose' });
  expect(boxes(changed.shown).map(([, isChecked]) => isChecked)).toEqual([true, false, true]);
  const done = await post(path, { ...fields, step: 'confirm' });
  expect(done.shown).toContain('We have your withdrawal');
  const after = await Voucher.query(server.knex).where({ order_id: placed.orderId }).orderBy('id');
  expect(after.map(({ cancel_reason }) => cancel_reason)).toEqual(['withdrawn', '', 'withdrawn']);
  // Chosen in a page that was open before: said, and the rest can still be chosen.
  const late = await post(path, { [field(0)]: '1', key: 'late', step: 'confirm' });
  expect(late.status).toBe(422);
  expect(late.shown).toContain('Choose as many vouchers as pieces');
  expect(boxes(late.shown)).toEqual([[field(1), false]]);
});

it('asks for an account after cash on delivery alone, and keeps a wrong one to be mended', async () => {
  const path = `/order/${link}`;
  expect((await post(path, { step: 'choose' })).shown).not.toContain('name="refund_account"');
  await server.knex('orders').where({ id }).update({ payment_kind: 'cash_on_delivery' });
  const chosen = await post(path, { step: 'choose' });
  expect(chosen.shown).toContain('name="refund_account"');
  const [piece = ''] = chosen.shown.match(/piece-\d+/) ?? [];
  const typed = { [piece]: '1', note: 'Kept', step: 'check' };
  const wrong = await post(path, { ...typed, refund_account: '1/0100' });
  expect(wrong.status).toBe(422);
  expect(wrong.shown).toContain('Please check the account');
  expect(wrong.shown).toContain('value="1/0100"');
  expect(wrong.shown).toContain('Kept</textarea>');
  const right = await post(path, { ...typed, refund_account: '2700017005/9999' });
  expect(right.shown).toContain('Account for the refund: 2700017005/9999');
  expect(hidden(right.shown).refund_account).toBe('2700017005/9999');
  await server.knex('orders').where({ id }).update({ payment_kind: 'bank_transfer' });
});

it('takes one by number and e-mail, and says the same of a wrong pair', async () => {
  const wrong = await post('/withdrawal', { number: 'x', email: 'nobody', step: 'check' });
  expect(wrong.status).toBe(422);
  expect(wrong.shown).toContain('Please enter the order number');
  expect(wrong.shown).toContain('value="nobody"');
  expect(wrong.shown).toContain('Name is required');
  const answers = [];
  for (const email of ['jirina@example.cz', 'nobody@example.cz']) {
    const typed = { number: `#${id}`, name: 'Jiří Žák', email, note: '', step: 'check' };
    const check = await post('/withdrawal', typed);
    expect(check.shown).toContain('Confirm withdrawal');
    expect(check.shown).toContain('Consumer: Jiří Žák');
    expect(check.shown).toContain(`the time to ${email}.`);
    expect(check.shown).toContain('If the order number and this e-mail match');
    const done = await post('/withdrawal', { ...hidden(check.shown), step: 'confirm' });
    answers.push(done.shown);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).not.toContain('We have your withdrawal');
  expect(answers[0]).toContain('No receipt within ten minutes?');
  const made = await server.knex('withdrawals').where({ order_id: id }).orderBy('id');
  expect(made.map(({ name }) => name)).toEqual([CUSTOMER.name, 'Jiří Žák']);
});

it('sends links to an address, and says the same of an unknown one', async () => {
  const answers = [];
  for (const email of ['jirina@example.cz', 'nobody@example.cz']) {
    const { status, shown } = await post('/order-links', { email });
    expect(status).toBe(200);
    answers.push(shown);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('we have sent the links');
  const wrong = await post('/order-links?lang=cs', { email: 'jirina' });
  expect(wrong.status).toBe(422);
  expect(wrong.shown).toContain('value="jirina"');
});
