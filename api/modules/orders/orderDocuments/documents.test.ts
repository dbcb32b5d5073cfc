import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { ErrorAnswer } from '../../../contract/errors.ts';
import type {
  LoginAnswer,
  OrderCreated,
  RefreshAnswer,
  Order as WireOrder,
} from '../../../contract/types.ts';
import { ADMIN, createHarness, type Harness } from '../../../testing/harness.ts';
import { orderOf, stockShop } from '../../../testing/testShop.ts';

const PATH = '/orders/admin/orders';

describeOnSqlite('GET an invoice', (open) => {
  let api: Harness;
  let invoice: string;
  let cookie: string;
  let bearer: string;
  let refreshToken: string;
  beforeAll(async () => {
    api = await createHarness(open);
    const shop = await stockShop(api.knex);
    const body = orderOf(shop);
    const { body: order } = await api.send<OrderCreated>('/orders', {
      body,
      language: 'cs',
    });
    invoice = `${PATH}/${order.orderId}/invoice`;
    const login = await api.send<LoginAnswer>('/auth/login', { body: ADMIN });
    bearer = login.body.accessToken;
    refreshToken = login.body.refreshToken;
    cookie = invoiceCookie(login.headers);
  });
  it('is a preview, stored nowhere, until it is issued, once', async () => {
    const asked = await api.send<string>(`${invoice}?type=final`, { headers: { cookie } });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-disposition')).toMatch(
      /^inline; filename="nahled-faktury-\d{10}\.pdf"$/,
    );
    expect(asked.body.startsWith('%PDF-1.')).toBe(true);
    expect(asked.body).not.toContain('invoice.isdoc');
    expect(await api.knex('order_documents').pluck('id')).toEqual([]);
    expect(await api.knex('document_counters').pluck('series')).toEqual([]);
    const issue = () => api.send<WireOrder>(invoice, { method: 'POST', token: bearer });
    const { status, body } = await issue();
    expect(status).toBe(201);
    const year = new Date().getFullYear();
    expect(body.documents).toEqual([
      {
        id: expect.any(Number),
        kind: 'invoice',
        number: `${year}000001`,
        issued_at: expect.stringMatching(/Z$/),
        total: 6110.8,
        username: 'boss',
      },
    ]);
    expect((await issue()).body.documents).toHaveLength(1);
  });

  it('answers the same bytes each time, and its ISDOC form', async () => {
    const { body } = await api.send<WireOrder>(one(), { token: bearer });
    const address = `${one()}/documents/${body.documents[0]?.id}`;
    const open = (path: string) => api.send<string>(path, { headers: { cookie } });
    expect((await open(invoice)).body).toBe((await open(`${address}.pdf`)).body);
    const isdoc = await open(`${address}.isdoc`);
    expect(isdoc.body).toContain('<Invoice xmlns="http://isdoc.cz/namespace/2013"');
    expect(isdoc.headers.get('content-disposition')).toMatch(
      /^attachment; filename="faktura-\d{10}\.isdoc"$/,
    );
    for (const wrong of [`${address}.txt`, `${one()}/documents/0.pdf`, `${PATH}/1${address}.pdf`]) {
      expect(await open(wrong)).toMatchObject({ status: 404 });
    }
    expect(await api.send(`${address}.pdf`)).toMatchObject({ status: 401 });
  });
  afterAll(() => api.close());
  const one = () => invoice.replace('/invoice', '');

  it('needs a bearer or the cookie', async () => {
    expect(await api.send(`${invoice}?type=final`)).toMatchObject({
      status: 401,
    });
    for (const forged of ['invoice_session=forged', `invoice_session=${bearer}`]) {
      const answer = await api.send(`${invoice}?type=final`, {
        headers: { cookie: forged },
      });
      expect(answer).toMatchObject({ status: 401 });
    }
  });

  it.each([
    ['proforma', /^inline; filename="proforma-\d{10}\.pdf"$/],
    ['final', /^inline; filename="faktura-\d{10}-isdoc\.pdf"$/],
  ])('is a PDF to be looked at: %s', async (type, disposition) => {
    for (const sending of [{ headers: { cookie } }, { token: bearer }]) {
      const answer = await api.send<string>(`${invoice}?type=${type}`, sending);
      expect(answer.status).toBe(200);
      expect(answer.body.startsWith('%PDF-1.')).toBe(true);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toMatch(disposition);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('opens by the cookie for a role that may read orders alone', async () => {
    const { knex } = api;
    await knex('users').update({ role: 'editor' });
    for (const sending of [{ headers: { cookie } }, { token: bearer }]) {
      const refused = await api.send(invoice, { ...sending, language: 'cs' });
      expect(refused).toMatchObject({
        status: 403,
        body: { message: 'Na tohle nemáte oprávnění.' },
      });
    }
    await knex('users').update({ role: 'owner' });
    expect(await api.send(invoice, { headers: { cookie } })).toMatchObject({ status: 200 });
  });

  it('is the only thing that the cookie opens', async () => {
    const headers = { cookie };
    const one = invoice.replace('/invoice', '');
    expect(await api.send(PATH, { headers })).toMatchObject({ status: 401 });
    expect(await api.send(one, { headers })).toMatchObject({ status: 401 });
    expect(await api.send(one, { headers, method: 'DELETE' })).toMatchObject({
      status: 401,
    });
    const patch = { headers, method: 'PATCH', body: { status: 'done' } };
    expect(await api.send(one, patch)).toMatchObject({ status: 401 });
    const asBearer = { token: cookie.replace('invoice_session=', '') };
    expect(await api.send('/auth/me', asBearer)).toMatchObject({ status: 401 });
  });

  it('is 404 for an unknown order and 400 for an unknown type', async () => {
    const headers = { cookie };
    const unknown = await api.send(`${PATH}/99999999999/invoice?type=final`, {
      headers,
    });
    expect(unknown).toMatchObject({
      status: 404,
      body: { message: 'Order not found' },
    });
    expect(await api.send(`${invoice}?type=draft`, { headers })).toMatchObject({
      status: 400,
      body: { message: 'The request could not be read.' },
    });
  });

  it('still opens when the access token has expired, for as long as the sign-in is used', async () => {
    const open = (given: string) => api.send(invoice, { headers: { cookie: given } });
    api.advance(20 * 86_400_000);
    expect(await open(cookie)).toMatchObject({ status: 200 });
    const refreshed = await api.send<RefreshAnswer>('/auth/refresh', {
      body: { token: refreshToken },
    });
    expect(Object.keys(refreshed.body).sort()).toEqual(['accessToken', 'refreshToken']);
    const renewed = invoiceCookie(refreshed.headers);
    api.advance(20 * 86_400_000);
    expect(await open(cookie)).toMatchObject({ status: 401 });
    expect(await open(renewed)).toMatchObject({ status: 200 });
    cookie = renewed;
  });

  it('sets no cookie for a refresh that is refused', async () => {
    const refused = await api.send('/auth/refresh', { body: { token: 'none' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('is corrected by credit notes, by hand and when its order is cancelled', async () => {
    const token = await api.anotherToken();
    const credit = (body: object) =>
      api.send<WireOrder & ErrorAnswer>(`${one()}/credit-note`, { body, token });
    expect(await credit({ amount: 7000, reason: 'Škrábanec' })).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.stringContaining('at most the remaining amount') } },
    });
    for (const [language, text] of [
      ['en', /^Please give the reason/],
      ['cs', /^Zadejte důvod/],
    ] as const) {
      const body = { amount: 0.5, reason: ' ' };
      expect(await api.send(`${one()}/credit-note`, { body, token, language })).toMatchObject({
        status: 422,
        body: { errors: { reason: expect.stringMatching(text) } },
      });
    }
    expect((await credit({ amount: 0.5, reason: 'Škrábanec' })).status).toBe(201);
    const cancelled = await api.send<WireOrder>(one(), {
      token,
      method: 'PATCH',
      body: { status: 'cancelled' },
    });
    expect(cancelled.body.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 6110.8],
      ['credit_note', -0.5],
      ['credit_note', -6110.3],
    ]);
    expect(await credit({ reason: 'Omyl' })).toMatchObject({ status: 409 });
  });

  it('closes with the sign-in', async () => {
    await api.send('/auth/logout', { body: {}, token: bearer });
    expect(await api.send(`${invoice}?type=final`, { headers: { cookie } })).toMatchObject({
      status: 401,
    });
  });
});

/** The cookie that an answer sets, as a browser sends it back. */
function invoiceCookie(headers: Headers): string {
  const set = headers.getSetCookie().find((value) => value.startsWith('invoice_session=')) ?? '';
  expect(set).toMatch(/path=\/api\/orders\/admin\/orders/i);
  expect(set).toMatch(/httponly/i);
  expect(set).toMatch(/samesite=strict/i);
  return set.split(';')[0] ?? '';
}
