import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { outboxMail, outboxMailDetail } from '../../contract/entities/mail.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import type {
  ContactMessage,
  ContactMessageDetail,
  Mail,
  Order,
  OrderCreated,
  OutboxMailDetail,
  OutboxMailItem,
} from '../../contract/types.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createSmtpServer, type SmtpServer } from '../../testing/smtpServer.ts';
import { orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { createOutbox } from './outbox.ts';

const REFUSED = '550 5.1.1 no such mailbox';

describeEachDatabase('mails of orders and replies', (open) => {
  let api: Harness;
  let shop: TestShop;
  let dataDir: string;
  let refusing: SmtpServer;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
    dataDir = api.dataDir;
    refusing = await createSmtpServer({ refusal: REFUSED });
  });
  beforeEach(() => api.knex('outbox').delete());
  afterAll(async () => {
    await refusing.close();
    await api.close();
  });

  const deliver = (smtpUrl?: string) =>
    createOutbox({
      cache: new ResponseCache(),
      knex: api.knex,
      smtpUrl,
      dataDir,
      publicUrl: 'https://rysi.example.cz',
      log: pino({ level: 'silent' }),
      now: () => new Date(Date.now() + 1),
      rest: { times: 0, mostMs: 0 },
    }).deliverDue();
  const place = async (language: 'cs' | 'en' = 'cs') => {
    const { body } = await api.send<OrderCreated>('/orders', { body: orderOf(shop), language });
    return body.orderId;
  };
  const orderAt = async (id: number) => (await api.admin<Order>(`/orders/admin/orders/${id}`)).body;

  it('confirms an order by mail in its language, once', async () => {
    const id = await place();
    expect((await orderAt(id)).mail).toMatchObject({ state: 'waiting', error: '' });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect((await orderAt(id)).mail).toMatchObject({ state: 'sent' });
    const [file] = await readdir(join(dataDir, 'outbox'));
    const mail = await readFile(join(dataDir, 'outbox', String(file)), 'utf8');
    expect(mail).toMatch(/^To: jirina@example\.cz/m);
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain(`lang=3Dcs`);
  });

  it('puts no mail on its way for an order that is refused', async () => {
    const body = orderOf(shop, { total: 1 });
    expect((await api.send('/orders', { body })).status).toBe(409);
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(0);
  });

  it('gives up a confirmation that the mail server refuses, until it is sent again', async () => {
    const id = await place();
    await deliver(refusing.url);
    const failed = (await orderAt(id)).mail;
    expect(failed).toMatchObject({ state: 'failed', at: null });
    expect(failed?.error).toContain(REFUSED);
    expect(await deliver()).toBe(0);
    const path = `/mails/${failed?.id}/retry`;
    expect((await api.send(path, { method: 'POST' })).status).toBe(401);
    const again = await api.admin<Mail>(path, { method: 'POST' });
    expect(again).toMatchObject({
      status: 200,
      body: { id: failed?.id, state: 'waiting', error: '' },
    });
    expect(await deliver()).toBe(1);
    const { body: sent } = await api.admin<Mail>(path, { method: 'POST' });
    expect(sent).toMatchObject({ state: 'sent', error: '' });
    expect(await deliver()).toBe(0);
  });

  it('tries a delayed mail at once when asked, but none that is being sent', async () => {
    const busy = await createSmtpServer({ refusal: '450 try later' });
    const id = await place();
    await deliver(busy.url);
    await busy.close();
    const mailOf = async () => (await orderAt(id)).mail;
    const delayed = await mailOf();
    expect(delayed).toMatchObject({ state: 'waiting', error: expect.stringContaining('450') });
    expect(await deliver()).toBe(0);
    const retry = () => api.admin<Mail>(`/mails/${delayed?.id}/retry`, { method: 'POST' });
    expect((await retry()).body).toMatchObject({ state: 'waiting', error: '' });

    // As the instance leaves it that sends it right now.
    const until = new Date(Date.now() + 60_000).toISOString();
    await OutboxMail.query(api.knex).patch({ queue: null, next_attempt_at: until });
    expect((await retry()).body).toMatchObject({ state: 'waiting', at: until });
    expect(await deliver()).toBe(0);
    await OutboxMail.query(api.knex).patch({ error: '450 try later' });
    await retry();
    expect(await deliver()).toBe(1);
    expect(await mailOf()).toMatchObject({ state: 'sent' });
  });

  it('says nothing of the last failure while the next attempt is under way', async () => {
    await place();
    await OutboxMail.query(api.knex).patch({ error: '450 try later' });
    const stalling = await createSmtpServer({ stalls: true });
    const delivering = deliver(stalling.url);
    const claimed = () => OutboxMail.query(api.knex).modify('waiting').whereNull('queue').first();
    await expect.poll(claimed, { timeout: 120_000 }).toMatchObject({ error: '', attempts: 1 });
    await stalling.close();
    await delivering;
  });

  it.each(['0', 'x', '99999999999', '2147483647'])('knows no mail %s', async (id) => {
    expect((await api.admin(`/mails/${id}/retry`, { method: 'POST' })).status).toBe(404);
  });

  it('takes back what waits about a deleted order, and keeps what was sent', async () => {
    const id = await place();
    expect(await deliver()).toBe(1);
    const path = `/orders/admin/orders/${id}`;
    await api.admin(path, { method: 'PATCH', body: { status: 'shipped' } });
    await api.admin(path, { method: 'DELETE' });
    const left = await OutboxMail.query(api.knex);
    expect(left).toMatchObject([{ kind: 'placed', order_id: id }]);
    expect(await deliver()).toBe(0);
    const again = await api.admin(`/mails/${left[0]?.id}/resend`, { method: 'POST' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('deleted') },
    });
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(1);
  });

  it('lists what waits, was sent and failed, for administrators alone', async () => {
    expect((await api.send('/mails')).status).toBe(401);
    expect((await api.send('/mails/1')).status).toBe(401);
    expect((await api.send('/mails/1/resend', { method: 'POST' })).status).toBe(401);
    const [failed, sent] = [await place(), await place('en')];
    await OutboxMail.query(api.knex)
      .where({ order_id: sent })
      .patch({ next_attempt_at: null, queue: null });
    await deliver(refusing.url);
    const at = new Date().toISOString();
    await OutboxMail.query(api.knex).where({ order_id: sent }).patch({ next_attempt_at: at });
    expect(await deliver()).toBe(1);
    const waiting = await place();
    const of = async (state: string) =>
      (await api.admin<OutboxMailItem[]>(`/mails?filter={"state":"${state}"}&range=[0,9]`)).body;
    expect(await of('failed')).toMatchObject([
      { order_id: failed, state: 'failed', attempts: 1, error: expect.stringContaining(REFUSED) },
    ]);
    expect(await of('sent')).toMatchObject([
      { order_id: sent, to: 'jirina@example.cz', subject: `Order ${formatOrderNumber(sent)}` },
    ]);
    expect(await of('waiting')).toMatchObject([
      { order_id: waiting, kind: 'placed', to: 'jirina@example.cz', attempts: 0 },
    ]);
    const all = await api.admin<OutboxMailItem[]>('/mails');
    expect(all.body.map(({ order_id }) => order_id)).toEqual([waiting, sent, failed]);
    for (const mail of all.body) expect(outboxMail.parse(mail)).toEqual(mail);
    expect(all.headers.get('x-total-count')).toBe('3');
  });

  it('finds mails by whom they are for, their subjects and the customers of their orders', async () => {
    const ids = [await place(), await place()];
    await deliver();
    ids.push(await place());
    const found = async (q: string) => {
      const { body } = await api.admin<OutboxMailItem[]>(`/mails?${new URLSearchParams({ q })}`);
      return body.map(({ order_id }) => Number(order_id)).sort((one, other) => one - other);
    };
    // The last one is not sent yet, so that nothing of it is stored but its order.
    for (const q of ['jirina@', 'JIRINA', 'jiřina', 'jirina example.cz']) {
      expect([q, await found(q)]).toEqual([q, ids]);
    }
    expect(await found(formatOrderNumber(ids[0] ?? 0))).toEqual([ids[0]]);
    expect(await found('Děkujeme za objednávku ničeho')).toEqual([]);
    expect(await found('nobody')).toEqual([]);
  });

  it('shows a mail without a working link to the order', async () => {
    await place('en');
    const links = await api.knex('order_links').count({ count: '*' }).first();
    const [item] = (await api.admin<OutboxMailItem[]>('/mails')).body;
    const { body, headers } = await api.admin<OutboxMailDetail>(`/mails/${item?.id}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(outboxMailDetail.parse(body)).toEqual(body);
    expect(body.text).toContain('Thank you for your order.');
    expect(body.text).toMatch(/\/order\/…\?lang=en/);
    expect(body.html).toContain('/order/…?lang=en');
    expect(body.html).not.toContain('cid:');
    expect(await api.knex('order_links').count({ count: '*' }).first()).toEqual(links);
  });

  it('sends a sent mail anew, as one of its own, and no other', async () => {
    await place();
    const [item] = (await api.admin<OutboxMailItem[]>('/mails')).body;
    const again = () => api.admin<Mail>(`/mails/${item?.id}/resend`, { method: 'POST' });
    expect((await again()).body).toMatchObject({ id: item?.id, state: 'waiting' });
    expect(await deliver()).toBe(1);
    const { body } = await again();
    expect(body).toMatchObject({ state: 'waiting' });
    expect(body.id).not.toBe(item?.id);
    expect(await deliver()).toBe(1);
    const [first, second] = await OutboxMail.query(api.knex).orderBy('id');
    expect(second).toMatchObject({ kind: 'placed', order_id: first?.order_id, to: first?.to });
    expect(second?.message_id).not.toBe(first?.message_id);
  });

  it('deletes a mail, which is not sent then', async () => {
    await place();
    const [item] = (await api.admin<OutboxMailItem[]>('/mails')).body;
    const path = `/mails/${item?.id}`;
    expect((await api.send(path, { method: 'DELETE' })).status).toBe(401);
    expect(await api.admin(path, { method: 'DELETE' })).toMatchObject({ status: 200, body: item });
    expect((await api.admin(path, { method: 'DELETE' })).status).toBe(404);
    expect(await deliver()).toBe(0);
  });

  it('are gone from the outbox folder with their row or their message', async () => {
    const files = () => readdir(join(dataDir, 'outbox')).catch((): string[] => []);
    const before = await files();
    await place();
    const form = { name: 'Eva', email: 'eva@example.com', subject: 'Taxi', message: 'Ahoj' };
    const { body: message } = await api.send<ContactMessage>('/contact-messages', {
      body: { ...form, termsAgreed: true, honeypot: '' },
    });
    const path = `/contact-messages/${message.id}`;
    await api.admin(`${path}/reply`, { body: { replyMessage: '<p>Ano</p>' } });
    await deliver();
    const written = (await files()).filter((name) => !before.includes(name));
    const kinds = await OutboxMail.query(api.knex).whereNotNull('sent_at').orderBy('id');
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['placed', 'reply']));
    expect(written).toHaveLength(kinds.length);
    await api.admin(path, { method: 'DELETE' });
    const left = await OutboxMail.query(api.knex).whereNotNull('sent_at');
    const kept = async () => (await files()).filter((name) => written.includes(name)).length;
    expect(left.length).toBeLessThan(kinds.length);
    expect(await kept()).toBe(left.length);
    for (const { id } of left) await api.admin(`/mails/${id}`, { method: 'DELETE' });
    expect(await kept()).toBe(0);
  });

  it('shows at a message that its reply could not be sent', async () => {
    const form = { name: 'Eva', email: 'eva@example.com', subject: 'Taxi', message: 'Ahoj' };
    const { body: message } = await api.send<ContactMessage>('/contact-messages', {
      body: { ...form, termsAgreed: true, honeypot: '' },
    });
    expect(message.mail_failed).toBe(false);
    const path = `/contact-messages/${message.id}`;
    const reply = await api.admin<ContactMessageDetail>(`${path}/reply`, {
      body: { replyMessage: '<p>Ano</p>' },
    });
    expect(reply.body.replies[0]?.mail).toMatchObject({ state: 'waiting' });
    await deliver(refusing.url);
    const { body } = await api.admin<ContactMessageDetail>(path);
    expect(body).toMatchObject({ mail_failed: true, replies: [{ mail: { state: 'failed' } }] });
    const listed = await api.admin<ContactMessage[]>('/contact-messages?_limit=5');
    expect(listed.body).toMatchObject([{ id: message.id, mail_failed: true }]);
    await api.admin(path, { method: 'DELETE' });
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(0);
  });
});
