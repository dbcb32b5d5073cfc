import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { TestDatabase } from '../../db/testing/databases.ts';
import type { OrderPage, Withdrawal } from '../contract/types.ts';
import { createHarness, type Harness } from './harness.ts';
import { orderOf, stockShop } from './testShop.ts';

/** A shop whose customers use their orders' pages; the suite closes its `api`. */
export async function openOrderPages(open: () => Promise<TestDatabase>) {
  const logged: string[] = [];
  const sink = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  const api = await createHarness(open, { TRUST_PROXY: 'on' }, pino({ level: 'info' }, sink));
  const shop = await stockShop(api.knex);

  let network = 0;
  /** What is limited by network starts anew. */
  const changeNetwork = () => {
    network += 1;
  };
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

  return { api, logged, changeNetwork, send, place, read, setStatus, withdraw, mails };
}

export type OrderPages = Awaited<ReturnType<typeof openOrderPages>>;
