import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type {
  ContactMessage,
  ContactMessageDetail,
  Mail,
  Order,
  OrderCreated,
} from '../../contract/types.ts';
import { createOutbox } from '../../services/outbox/outbox.ts';
import { createSmtpServer, type SmtpServer } from '../../services/outbox/smtpServer.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { orderOf, stockShop, type TestShop } from '../orders/testShop.ts';

const REFUSED = '550 5.1.1 no such mailbox';

describeEachDatabase('mails of orders and replies', (open) => {
  let api: Harness;
  let shop: TestShop;
  let dataDir: string;
  let refusing: SmtpServer;
  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-mails-'));
    refusing = await createSmtpServer({ refusal: REFUSED });
  });
  beforeEach(() => api.knex('outbox').delete());
  afterAll(async () => {
    await refusing.close();
    await rm(dataDir, { recursive: true, force: true });
    await api.close();
  });

  const deliver = (smtpUrl?: string) =>
    createOutbox({
      knex: api.knex,
      smtpUrl,
      dataDir,
      publicUrl: 'https://rysi.example.cz',
      log: pino({ level: 'silent' }),
      now: () => new Date(Date.now() + 1),
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

  it.each(['0', 'x', '99999999999', '2147483647'])('knows no mail %s', async (id) => {
    expect((await api.admin(`/mails/${id}/retry`, { method: 'POST' })).status).toBe(404);
  });

  it('deletes a mail with its order', async () => {
    const id = await place();
    await api.admin(`/orders/admin/orders/${id}`, { method: 'DELETE' });
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(0);
    expect(await deliver()).toBe(0);
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
