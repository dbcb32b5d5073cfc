import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { PersonalData, SecurityEvent } from '../../contract/types.ts';
import { mailFile } from '../../testing/testMails.ts';
import {
  AT,
  EMAIL,
  openWithPerson,
  PERSON,
  placesOf,
  type WithPerson,
} from '../../testing/testPerson.ts';
import { enqueueOrderMail } from '../mail/index.ts';

describeEachDatabase('personal data', (open) => {
  let site: WithPerson;
  beforeAll(async () => {
    site = await openWithPerson(open);
  });
  afterAll(() => site.api.close());

  it('is not erased by a slip, nor while an order is on its way', async () => {
    const slip = await site.erase({ email: EMAIL, again: 'other@example.com' });
    expect([slip.status, slip.body.errors]).toEqual([
      422,
      { again: 'The addresses do not match.' },
    ]);
    await Order.query(site.api.knex).findById(site.made.invoiced).patch({ status: 'shipped' });
    expect((await site.erase({ email: EMAIL, again: EMAIL })).status).toBe(409);
    expect((await site.find()).entries).toContainEqual(
      expect.objectContaining({ outcome: 'open' }),
    );
    expect(await ContactMessage.query(site.api.knex).resultSize()).toBe(1);
    await Order.query(site.api.knex).findById(site.made.invoiced).patch({ status: 'completed' });
  });

  it('is not erased before what is owed: a withdrawal to decide, money to give back', async () => {
    const asked = { email: EMAIL, again: EMAIL };
    const open = async () =>
      (await site.find()).entries
        .filter(({ outcome }) => outcome === 'open')
        .map(({ kind }) => kind);
    const withdrawals = site.api.knex('withdrawals').where({ order_id: site.made.invoiced });
    await withdrawals.clone().update({ state: 'received' });
    expect(await open()).toEqual(['orders', 'documents', 'withdrawals']);
    const { status, body } = await site.erase(asked);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringMatching(/withdrawal .* refund/) }),
    ]);
    await withdrawals.clone().update({ state: 'settled' });
    const paid = (changes: Partial<Order>) =>
      Order.query(site.api.knex).findById(site.made.paid).patch(changes);
    await paid({ paid_halere: 1000, refunded_halere: 400, owed_halere: 600 });
    expect(await open()).toEqual(['orders', 'payments', 'withdrawals']);
    expect((await site.erase(asked)).status).toBe(409);
    await paid({ refunded_halere: 1000, owed_halere: 0 });
    expect(await open()).toEqual([]);
  });

  it('is nowhere any more once it is erased, but where accounting law keeps a name', async () => {
    const before = await placesOf(site.api.knex, EMAIL);
    expect(before).toEqual(
      expect.arrayContaining([
        'orders.customer_email',
        'orders.search',
        'outbox.error',
        'payments.message',
        'payment_moves.reason',
        'revisions.record',
      ]),
    );
    expect(before).toContain('security_events.bucket');
    const folder = join(site.api.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    for (const one of await OutboxMail.query(site.api.knex)) {
      await writeFile(join(site.api.dataDir, mailFile(one)), EMAIL);
    }
    const { status, body } = await site.erase({ email: EMAIL, again: ` ${EMAIL.toLowerCase()}` });
    expect([status, body.entries.length]).toEqual([200, 13]);
    expect(await readdir(folder)).toEqual([]);
    expect(await placesOf(site.api.knex, EMAIL)).toEqual([]);
    expect(await placesOf(site.api.knex, PERSON.phone)).toEqual([]);
    expect(await placesOf(site.api.knex, '10.9.8.7')).toEqual([]);
    // The invoice's own facts, and the order and movement that have no invoice.
    expect(await placesOf(site.api.knex, PERSON.street)).toEqual([
      'order_documents.facts',
      'orders.customer_address',
    ]);
    expect(await placesOf(site.api.knex, 'Zuzana Vymazan')).toEqual([
      'order_documents.facts',
      'orders.company_name',
      'orders.customer_name',
      'orders.search',
      'payments.payer',
    ]);
    const left = await Order.query(site.api.knex).orderBy('id');
    expect(
      left.map(({ id, customer_name, erased_at }) => [id, customer_name, erased_at !== null]),
    ).toEqual([
      [site.made.invoiced, '', true],
      [site.made.paid, PERSON.name, true],
    ]);
    for (const table of ['order_links', 'idempotency_keys', 'outbox', 'message_replies']) {
      expect(await site.api.knex(table), table).toEqual([]);
    }
    const [event] = (await site.api.admin<SecurityEvent[]>('/security-events?kind=erased')).body;
    expect(event?.facts).toEqual({ what: 'person' });
  });

  it('is found in capitals and small letters, with accents too', async () => {
    const stored = ['ŽOFIE.Ěx@Example.org', 'žofie.ěx@example.org'];
    const form = { name: 'Ž', subject: 'Q', message: 'M', locale: 'cs', is_read: false } as const;
    for (const email of stored) {
      await ContactMessage.query(site.api.knex).insert({
        ...form,
        email,
        has_reply: false,
        search: '',
      });
    }
    await site.api.knex('payments').insert({
      source: 'hand',
      halere: 1,
      received_on: '2026-03-03',
      state: 'waiting',
      created_at: AT,
      message: `from ${stored[0]}`,
      payer: '',
      note: '',
      external_id: 'z',
    });
    for (const email of [...stored, 'Žofie.ěx@example.org']) {
      const path = `/personal-data?email=${encodeURIComponent(email)}`;
      const { entries } = (await site.api.admin<PersonalData>(path)).body;
      expect(entries, email).toEqual([expect.objectContaining({ kind: 'messages', count: 2 })]);
    }
    const another = `/personal-data?email=${encodeURIComponent('zofie.ex@example.org')}`;
    expect((await site.api.admin<PersonalData>(another)).body.entries).toEqual([]);
    expect((await site.erase({ email: stored[1], again: stored[0] })).status).toBe(200);
    expect(await placesOf(site.api.knex, 'ofie.')).toEqual([]);
  });

  it('may be erased again, and orders without a contact get no mail', async () => {
    const { status, body } = await site.erase({ email: EMAIL, again: EMAIL });
    expect([status, body.entries]).toEqual([200, []]);
    await enqueueOrderMail(site.api.knex, 'completed', [site.made.paid], new Date(AT));
    expect(await OutboxMail.query(site.api.knex).resultSize()).toBe(0);
  });
});
