import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { TestDatabase } from '../../db/testing/databases.ts';
import { pragueToday } from '../contract/dates.ts';
import type { OpenRefund, OrderCreated, OrderPage, Order as WireOrder } from '../contract/types.ts';
import { createCards } from '../modules/payments/cards/cards.ts';
import { comgate } from '../modules/payments/cards/comgate.ts';
import { createHarness } from './harness.ts';
import { testBus } from './testBus.ts';
import { COMGATE, createTestProvider } from './testProvider.ts';
import { orderOf, stockShop } from './testShop.ts';

/** What an order costs, in crowns. */
export const TOTAL = 6110.8;
export const today = () => pragueToday(new Date());
/** The provider's notification is taken. */
export const OK = [200, 'code=0&message=OK'];

/**
 * A shop that takes cards by a provider of its own, and what tests do with both. The suite calls `close`, which
 * also holds that the provider's secret never came into the log.
 */
export async function openCardShop(open: () => Promise<TestDatabase>) {
  const gate = await createTestProvider();
  const env = {
    COMGATE_MERCHANT: COMGATE.merchant,
    COMGATE_SECRET: COMGATE.secret,
    COMGATE_TEST: 'on',
    COMGATE_URL: gate.url,
    PUBLIC_URL: 'https://team.example',
    TRUST_PROXY: 'on',
  };
  const logged: string[] = [];
  const sink = new Writable({
    write: (line, _encoding, done) => {
      logged.push(String(line));
      done();
    },
  });
  const api = await createHarness(open, env, pino({ level: 'debug' }, sink));
  const shop = await stockShop(api.knex);
  const close = async () => {
    await api.close();
    await gate.close();
    expect(logged.join()).not.toContain(COMGATE.secret);
  };

  /** Another instance of what deals with cards, whose clock is ahead. */
  const instance = (minutesAhead: () => number = () => 0) => {
    const now = () => new Date(Date.now() + minutesAhead() * 60_000);
    return createCards({
      knex: api.knex,
      provider: comgate({ ...COMGATE, test: true, url: gate.url }),
      log: pino({ level: 'silent' }),
      bus: testBus(api.knex, now),
      publicUrl: 'https://team.example',
      now,
    });
  };

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
  /** An order whose payment is begun at the provider. */
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
  /** Follows an order's link to the provider's page. */
  const pay = async (link: string) => {
    const headers = { 'x-forwarded-for': `198.51.100.${network}` };
    const url = `${api.url}/api/order-pages/${link}/pay`;
    const answer = await fetch(url, { redirect: 'manual', headers });
    return [answer.status, answer.headers.get('location')];
  };
  const mails = async (id: number, kind: string) =>
    (await api.knex('outbox').where({ order_id: id, kind })).length;
  const openRefunds = async () => (await api.admin<OpenRefund[]>('/payments/refunds')).body;

  return {
    api,
    shop,
    gate,
    logged,
    close,
    instance,
    place,
    begun,
    notify,
    order,
    page,
    pay,
    mails,
    openRefunds,
  };
}

export type CardShop = Awaited<ReturnType<typeof openCardShop>>;
