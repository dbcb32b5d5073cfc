import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AgreedText } from '../../../db/models/agreedText.ts';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Revision } from '../../../db/models/revision.ts';
import { Passkey } from '../../../db/models/secondFactor.ts';
import { User } from '../../../db/models/user.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { columnsOf, tablesOf } from '../../../db/testing/schema.ts';
import { fold } from '../../contract/slug.ts';
import type { PersonalData, SecurityEvent, Order as WireOrder } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { mailFile } from '../../testing/testMails.ts';
import { mintAccountLink, writeSecurityLine } from '../accounts/index.ts';
import { enqueueOrderMail } from '../mail/index.ts';

const EMAIL = 'Eva.Nova@Example.com';
const PERSON = { name: 'Zuzana Vymazaná', phone: '+420 611 222 333', street: 'Zapomenutá 7' };
const AT = '2026-03-02T10:00:00.000Z';

/** Fills every column that can hold something of her. */
async function fill(knex: Knex, email = EMAIL) {
  const order = async (changes: object) => {
    const { id } = await Order.query(knex).insert({
      customer_name: PERSON.name,
      customer_email: email,
      customer_phone: PERSON.phone,
      customer_address: PERSON.street,
      customer_note: `Call ${PERSON.phone}`,
      internal_note: `Spoke to ${PERSON.name}`,
      company_name: `${PERSON.name} s.r.o.`,

      company_ico: '27074358',
      company_dic: 'CZ27074358',
      search: `zuzana ${email}`.toLowerCase(),
      status: 'completed',
      locale: 'cs',
      total_halere: 1000,
      created_at: AT,
      updated_at: AT,
      shipping_price_halere: 0,
      shipping_name_en: '',
      shipping_name_cs: '',
      payment_name_en: '',
      payment_name_cs: '',
      tracking_number: PERSON.phone,
      tracking_url: `https://example.com/?to=${email}`,
      ...changes,
    });
    await knex('order_links').insert({ digest: `link ${id}`, order_id: id, created_at: AT });
    const kept = { key: `key ${id}`, body_digest: 'x', order_id: id, created_at: AT };
    await knex('idempotency_keys').insert(kept);
    await knex('withdrawals').insert({
      order_id: id,
      key: 'w',
      note: PERSON.phone,
      reason: email,
      refund_account: PERSON.phone,
      created_at: AT,
      state: 'refused',
    });
    await knex('card_payments').insert({
      order_id: id,
      trans_id: `t${id}`,
      state: 'paid',
      halere: 1000,
      created_at: AT,
      redirect: `https://pay.example.com/?email=${email}`,
    });
    await enqueueOrderMail(knex, 'placed', [id], new Date(AT));
    return id;
  };
  const invoiced = await order({});
  const facts = {
    customer: { name: PERSON.name, email, phone: PERSON.phone, address: PERSON.street },
  };
  const bytes = Buffer.from('');
  await knex('order_documents').insert({
    order_id: invoiced,
    kind: 'invoice',
    series: 'invoice',
    year: 2026,
    number: 1,
    issued_at: AT,
    number_text: '2026000001',
    total_halere: 1000,
    facts: JSON.stringify(facts),
    pdf: bytes,
    isdoc: bytes,
    digest: 'd',
  });
  const paid = await order({ status: 'cancelled' });
  const dropped = await order({ status: 'cancelled' });
  const payment = {
    source: 'hand',
    halere: 1000,
    received_on: '2026-03-03',
    state: 'booked',
    created_at: AT,

    payer: PERSON.name,
    message: `from ${email}`,
    note: PERSON.phone,
    counter_account: '1/0800',
  };
  const [booked] = await knex('payments')
    .insert({ ...payment, order_id: paid, external_id: 'a' })
    .returning('id');
  await knex('payment_moves').insert({
    payment_id: booked.id,
    from_order_id: invoiced,
    to_order_id: paid,
    reason: `as ${email} wrote`,
    at: AT,
  });
  // A payment that was somebody else's all along, but for a while.
  const [passing] = await knex('payments')
    .insert({ ...payment, payer: '', message: '', note: '', external_id: 'passing' })
    .returning('id');
  for (const to_order_id of [invoiced, dropped]) {
    const reason = `for ${email}`;
    await knex('payment_moves').insert({ payment_id: passing.id, to_order_id, reason, at: AT });
  }
  await knex('card_refunds').insert({
    key: 'refund',
    trans_id: `t${paid}`,
    order_id: paid,
    halere: 1,
    received_on: '2026-03-03',
    note: PERSON.phone,
    state: 'done',
    created_at: AT,
  });
  const [product] = await knex('products')
    .insert({ slug: `tee-${invoiced}`, price_halere: 1, created_at: AT, updated_at: AT })
    .returning('id');
  const [level] = await knex('stock_levels')
    .insert({ product_id: product.id, quantity: 0, updated_at: AT })
    .returning('id');
  const [item] = await knex('order_items')
    .insert({
      order_id: invoiced,
      product_id: product.id,
      slug: 'ride',
      quantity: 1,
      price_halere: 1000,
      dedication: `For ${PERSON.name}`,
    })
    .returning('id');
  const [voucher] = await knex('vouchers')
    .insert({
      order_id: invoiced,
      order_item_id: item.id,
      piece: 1,
      code: 'ABCDEFGHJKM2',
      kind: 'experience',
      dedication: `For ${PERSON.name}`,
      issued_at: AT,
      valid_until: '2027-03-02',
    })
    .returning('id');
  await knex('voucher_redemptions').insert({
    voucher_id: voucher.id,
    key: 'phone',
    outcome: 'already',
    redeemed_at: AT,
    note: PERSON.name,
    resolution: `${PERSON.name} paid`,
  });
  await knex('voucher_extensions').insert({
    voucher_id: voucher.id,
    from: '2027-03-01',
    to: '2027-03-02',
    reason: `${PERSON.name} is ill`,
    at: AT,
  });
  const alert = { level_id: level.id, email, locale: 'cs', created_at: AT };
  await knex('stock_alerts').insert(alert);
  const [slot] = await knex('slots')
    .insert({
      ...{ product_id: product.id, starts_at: AT, ends_at: AT, capacity: 1 },
      ...{ created_at: AT, updated_at: AT },
    })
    .returning('id');
  await knex('slot_alerts').insert({ slot_id: slot.id, email, locale: 'cs', created_at: AT });
  const trail = { resource: 'orders/admin/orders', action: 'update', version: 2, at: AT };
  // Corrected before and after, and an order that is another person's since.
  for (const record_id of [invoiced, 4711]) {
    await Revision.query(knex).insert({
      ...trail,
      action: 'update',
      record_id,
      record: { customer_email: email, customer_phone: record_id === 4711 ? '' : PERSON.phone },
      username: 'boss',
      changed: ['customer_email'],
    });
  }
  const unknown = { ...payment, payer: '', note: '', order_id: null, state: 'waiting' };
  await knex('payments').insert({ ...unknown, external_id: 'b' });
  const message = await ContactMessage.query(knex).insert({
    name: PERSON.name,
    email,
    subject: 'Question',
    message: PERSON.phone,
    locale: 'cs',
    is_read: false,
    has_reply: true,
    search: PERSON.phone,
  });
  const reply = await MessageReply.query(knex).insert({
    message_id: message.id,
    html: `<p>${PERSON.name}</p>`,
    created_at: AT,
  });
  const mail = {
    subject: PERSON.name,
    attempts: 1,
    created_at: AT,
    sent_at: AT,
    facts: { text: email },
    error: `550 ${email}`,
  };
  const mails = [
    { kind: 'reply', reply_id: reply.id, to: email },
    { kind: 'team_message', contact_message_id: message.id, to: 'team@example.org' },
    { kind: 'order_links', to: email.toLowerCase() },
  ] as const;
  for (const one of mails) await OutboxMail.query(knex).insert({ ...mail, ...one });
  await writeSecurityLine(knex, {
    kind: 'sign_in_failed',
    email,
    facts: { known: true },
    address: '10.9.8.7',
    agent: 'Eva',
  });
  await writeSecurityLine(knex, {
    kind: 'invited',
    facts: { email },
    user: { id: 1, username: 'boss', email: 'boss@example.com' },
    address: '10.1.1.1',
    agent: 'Boss browser',
  });
  return { invoiced, paid, dropped };
}

/** The columns of each table, which both databases share. */
let columns: Map<string, string[]> | undefined;

async function allColumns(knex: Knex): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of await tablesOf(knex)) {
    all.set(
      table,
      (await columnsOf(knex, table)).map(({ name }) => name),
    );
  }
  return all;
}

/** Every text column of the whole database that holds a text, in whatever case. */
async function placesOf(knex: Knex, text: string): Promise<string[]> {
  const places: string[] = [];
  columns ??= await allColumns(knex);
  for (const [table, names] of columns) {
    // One query for all columns: a column's value is the number of its rows with the text.
    const found = await knex(table)
      .select(
        names.map((name) =>
          knex.raw('sum(case when lower(cast(?? as text)) like ? then 1 else 0 end) as ??', [
            name,
            `%${text.toLowerCase()}%`,
            name,
          ]),
        ),
      )
      .first();
    for (const name of names) if (Number(found[name]) > 0) places.push(`${table}.${name}`);
  }
  return places.sort();
}

describeEachDatabase('personal data', (open) => {
  let api: Harness;
  let made: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    api = await createHarness(open);
    made = await fill(api.knex);
  });
  afterAll(() => api.close());

  const find = async () =>
    (await api.admin<PersonalData>(`/personal-data?email=${EMAIL.toLowerCase()}`)).body;
  const erase = (body: object) =>
    api.admin<PersonalData & { errors: Record<string, string> }>('/personal-data/erase', { body });

  it('is for owners, and asks for an address', async () => {
    const bodies = { again: EMAIL, email: EMAIL };
    for (const role of ['manager', 'editor', 'reader'] as const) {
      const token = await api.tokenOf(role);
      expect((await api.send(`/personal-data?email=${EMAIL}`, { token })).status).toBe(403);
      expect((await api.send('/personal-data/erase', { token, body: bodies })).status).toBe(403);
    }
    expect((await api.send('/personal-data/export')).status).toBe(401);
    expect((await api.admin('/personal-data?email=nobody')).status).toBe(422);
    const nobody = await api.admin<PersonalData>('/personal-data?email=va.Nova@Example.com');
    expect(nobody.body.entries).toEqual([]);
  });

  it('is found by kind, with what erasing would do and until when the rest stays', async () => {
    const { entries } = await find();
    const told = entries.map(({ kind, outcome, count, until }) => [kind, outcome, count, until]);
    expect(told).toEqual([
      ['orders', 'deleted', 1, null],
      ['withdrawals', 'deleted', 1, null],
      ['orders', 'reduced', 2, '2031-12-31'],
      ['documents', 'kept', 1, '2031-12-31'],
      ['payments', 'reduced', 1, '2031-12-31'],
      ['withdrawals', 'reduced', 2, '2031-12-31'],
      ['order_links', 'deleted', 3, null],
      ['messages', 'deleted', 1, null],
      ['replies', 'deleted', 1, null],
      ['stock_alerts', 'deleted', 1, null],
      ['date_alerts', 'deleted', 1, null],
      ['mails', 'deleted', 6, null],
      ['security_events', 'reduced', 2, null],
    ]);
  });

  it('is given out as one file, which the security log tells without the address', async () => {
    const { headers, body } = await api.admin<Record<string, unknown[]>>(
      `/personal-data/export?email=${EMAIL}`,
    );
    expect(headers.get('content-disposition')).toContain('personal-data.json');
    expect(body.orders).toHaveLength(3);
    expect(body.messages?.[0]).toMatchObject({
      name: PERSON.name,
      message: PERSON.phone,
      replies: [{ html: `<p>${PERSON.name}</p>` }],
    });
    expect(body.mails).toHaveLength(6);
    const alerts = [{ email: EMAIL, locale: 'cs', created_at: AT }];
    expect([body.stock_alerts, body.date_alerts]).toEqual([alerts, alerts]);
    expect(JSON.stringify(body)).toContain('1/0800');
    expect(body.orders?.[0]).toMatchObject({ customer_note: `Call ${PERSON.phone}` });
    expect(body.orders?.[0]).toMatchObject({ vouchers: [{ code: 'ABCD-EFGH-JKM2' }] });
    expect(body.security_events).toEqual([
      expect.objectContaining({ kind: 'sign_in_failed', email: EMAIL, address: '10.9.8.7' }),
      // Done by somebody else, of whom it tells nothing.
      expect.not.objectContaining({ email: expect.anything() }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/boss@|10\.1\.1\.1|Boss browser/);
    const [event] = (await api.admin<SecurityEvent[]>('/security-events?kind=exported')).body;
    expect(event?.facts).toEqual({ what: 'person' });
  });

  it('is given out as the back-office shows it: by today’s state, with the agreed terms', async () => {
    const terms = { kind: 'terms', locale: 'cs', valid_from: '2026-01-01' } as const;
    const texts = { content: 'x', withdrawal: '' };
    await AgreedText.query(api.knex).insert({ digest: 'agreed', ...terms, ...texts });
    const order = await Order.query(api.knex).findById(made.paid).throwIfNotFound();
    await Order.query(api.knex).findById(made.paid).patch({
      status: 'processing',
      payment_state: 'unpaid',
      payment_due: '2026-03-20',
      terms_digest: 'agreed',
      paid_halere: 1000,
    });
    const { payment_due, terms_digest, status, payment_state, paid_halere } = order;
    const was = { payment_due, terms_digest, status, payment_state, paid_halere };
    await api.knex('settings').where({ setting_key: 'vat_payer' }).delete();
    await Setting.query(api.knex).insert({
      setting_key: 'vat_payer',
      value: 'on',
      setting_group: 'general',
      search: '',
    });
    const { body } = await api.admin<Record<string, unknown[]>>(
      `/personal-data/export?email=${EMAIL}`,
    );
    const { body: shown } = await api.admin<WireOrder>(`/orders/admin/orders/${made.paid}`);
    const { is_overdue, books, terms: agreed } = shown;
    expect(body.orders?.[1]).toMatchObject({ is_overdue, books, terms: agreed });
    // A VAT payer documents what came in, which nobody else has to.
    expect([is_overdue, books.difference, agreed?.valid_from]).toEqual([true, -10, '2026-01-01']);
    await Order.query(api.knex).findById(made.paid).patch(was);
    await api.knex('settings').where({ setting_key: 'vat_payer' }).delete();
  });

  it('is not erased by a slip, nor while an order is on its way', async () => {
    const slip = await erase({ email: EMAIL, again: 'other@example.com' });
    expect([slip.status, slip.body.errors]).toEqual([
      422,
      { again: 'The addresses do not match.' },
    ]);
    await Order.query(api.knex).findById(made.invoiced).patch({ status: 'shipped' });
    expect((await erase({ email: EMAIL, again: EMAIL })).status).toBe(409);
    expect((await find()).entries).toContainEqual(expect.objectContaining({ outcome: 'open' }));
    expect(await ContactMessage.query(api.knex).resultSize()).toBe(1);
    await Order.query(api.knex).findById(made.invoiced).patch({ status: 'completed' });
  });

  it('is not erased before what is owed: a withdrawal to decide, money to give back', async () => {
    const asked = { email: EMAIL, again: EMAIL };
    const open = async () =>
      (await find()).entries.filter(({ outcome }) => outcome === 'open').map(({ kind }) => kind);
    const withdrawals = api.knex('withdrawals').where({ order_id: made.invoiced });
    await withdrawals.clone().update({ state: 'received' });
    expect(await open()).toEqual(['orders', 'documents', 'withdrawals']);
    const { status, body } = await erase(asked);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringMatching(/withdrawal .* refund/) }),
    ]);
    await withdrawals.clone().update({ state: 'settled' });
    const paid = (changes: Partial<Order>) =>
      Order.query(api.knex).findById(made.paid).patch(changes);
    await paid({ paid_halere: 1000, refunded_halere: 400, owed_halere: 600 });
    expect(await open()).toEqual(['orders', 'payments', 'withdrawals']);
    expect((await erase(asked)).status).toBe(409);
    await paid({ refunded_halere: 1000, owed_halere: 0 });
    expect(await open()).toEqual([]);
  });

  it('is nowhere any more once it is erased, but where accounting law keeps a name', async () => {
    const before = await placesOf(api.knex, EMAIL);
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
    const folder = join(api.dataDir, 'outbox');
    await mkdir(folder, { recursive: true });
    for (const one of await OutboxMail.query(api.knex)) {
      await writeFile(join(api.dataDir, mailFile(one)), EMAIL);
    }
    const { status, body } = await erase({ email: EMAIL, again: ` ${EMAIL.toLowerCase()}` });
    expect([status, body.entries.length]).toEqual([200, 13]);
    expect(await readdir(folder)).toEqual([]);
    expect(await placesOf(api.knex, EMAIL)).toEqual([]);
    expect(await placesOf(api.knex, PERSON.phone)).toEqual([]);
    expect(await placesOf(api.knex, '10.9.8.7')).toEqual([]);
    // The invoice's own facts, and the order and movement that have no invoice.
    expect(await placesOf(api.knex, PERSON.street)).toEqual([
      'order_documents.facts',
      'orders.customer_address',
    ]);
    expect(await placesOf(api.knex, 'Zuzana Vymazan')).toEqual([
      'order_documents.facts',
      'orders.company_name',
      'orders.customer_name',
      'orders.search',
      'payments.payer',
    ]);
    const left = await Order.query(api.knex).orderBy('id');
    expect(
      left.map(({ id, customer_name, erased_at }) => [id, customer_name, erased_at !== null]),
    ).toEqual([
      [made.invoiced, '', true],
      [made.paid, PERSON.name, true],
    ]);
    for (const table of ['order_links', 'idempotency_keys', 'outbox', 'message_replies']) {
      expect(await api.knex(table), table).toEqual([]);
    }
    const [event] = (await api.admin<SecurityEvent[]>('/security-events?kind=erased')).body;
    expect(event?.facts).toEqual({ what: 'person' });
  });

  it('is found in capitals and small letters, with accents too', async () => {
    const stored = ['ŽOFIE.Ěx@Example.org', 'žofie.ěx@example.org'];
    const form = { name: 'Ž', subject: 'Q', message: 'M', locale: 'cs', is_read: false } as const;
    for (const email of stored) {
      await ContactMessage.query(api.knex).insert({
        ...form,
        email,
        has_reply: false,
        search: '',
      });
    }
    await api.knex('payments').insert({
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
      const { entries } = (await api.admin<PersonalData>(path)).body;
      expect(entries, email).toEqual([expect.objectContaining({ kind: 'messages', count: 2 })]);
    }
    const another = `/personal-data?email=${encodeURIComponent('zofie.ex@example.org')}`;
    expect((await api.admin<PersonalData>(another)).body.entries).toEqual([]);
    expect((await erase({ email: stored[1], again: stored[0] })).status).toBe(200);
    expect(await placesOf(api.knex, 'ofie.')).toEqual([]);
  });

  it('may be erased again, and orders without a contact get no mail', async () => {
    const { status, body } = await erase({ email: EMAIL, again: EMAIL });
    expect([status, body.entries]).toEqual([200, []]);
    await enqueueOrderMail(api.knex, 'completed', [made.paid], new Date(AT));
    expect(await OutboxMail.query(api.knex).resultSize()).toBe(0);
  });

  it('of an account stays with the account', async () => {
    const { body } = await api.admin<PersonalData>('/personal-data?email=BOSS@example.com');
    const outcomes = body.entries.map(({ kind, outcome, names }) => [kind, outcome, names]);
    expect(outcomes).toContainEqual(['account', 'kept', ['boss']]);
    await erase({ email: 'boss@example.com', again: 'boss@example.com' });
    expect((await api.admin('/auth/me')).status).toBe(200);
  });

  it('of an account that is disabled leaves a row without name, address and way in', async () => {
    const NAME = 'Žaneta Odchozí';
    const token = await api.tokenOf('editor');
    const email = 'editor@example.com';
    const { id } = await User.query(api.knex).findOne({ email }).throwIfNotFound();
    await User.query(api.knex).findById(id).patch({ username: NAME });
    expect((await api.send('/auth/me', { token })).status).toBe(200);
    const dated = { created_at: AT, updated_at: AT };
    const [post] = await api
      .knex('blog_posts')
      .insert({ ...dated, published_date: '2026-03-02', author_id: id }, ['id']);
    await Revision.query(api.knex).insert({
      resource: 'blog',
      record_id: post.id,
      version: 1,
      action: 'create',
      at: AT,
      user_id: id,
      username: NAME,
      record: {},
      changed: [],
      restored_from: null,
      name_en: 'Rally',
      name_cs: 'Rallye',
      search: `rally\n${fold(NAME)}`,
    });
    const change = { order_id: made.paid, status: 'cancelled', user_id: id, at: AT };
    await api.knex('order_status_changes').insert(change);
    await mintAccountLink(api.knex, id, 'password_reset', api.now());
    await Passkey.query(api.knex).insert({
      user_id: id,
      name: NAME,
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      transports: '',
    });
    await api.knex('recovery_codes').insert({ user_id: id, digest: 'd', salt: 's' });
    await api.knex('authenticators').insert({ user_id: id, secret: 's' });
    await api.knex('api_tokens').insert({
      name: 'Script',
      scopes: '[]',
      digest: 't',
      shown: 't',
      user_id: id,
      created_at: AT,
      created_by: NAME,
    });
    const sender = { user: { id, username: NAME, email }, address: '10.5.5.5', agent: 'Žaneta' };
    await writeSecurityLine(api.knex, { ...sender, kind: 'password_changed', requestId: '' });

    const asked = { email, again: email };
    const outcomes = async () =>
      (await api.admin<PersonalData>(`/personal-data?email=${email}`)).body.entries.map(
        ({ kind, outcome }) => [kind, outcome],
      );
    expect(await outcomes()).toContainEqual(['account', 'kept']);
    expect((await erase(asked)).status).toBe(200);
    expect((await api.send('/auth/me', { token })).status).toBe(200);
    const changing = { body: { is_disabled: true }, method: 'PATCH' };
    expect((await api.admin(`/users/${id}`, changing)).status).toBe(200);
    expect(await outcomes()).toEqual([
      ['security_events', 'reduced'],
      ['account', 'reduced'],
    ]);
    expect((await erase(asked)).status).toBe(200);

    expect(await outcomes()).toEqual([]);
    for (const text of [email, NAME, fold(NAME), '10.5.5.5']) {
      expect(await placesOf(api.knex, text), text).toEqual([]);
    }
    for (const table of [
      'sessions',
      'account_links',
      'passkeys',
      'recovery_codes',
      'authenticators',
    ]) {
      expect(await api.knex(table).where({ user_id: id }), table).toEqual([]);
    }
    expect(await api.knex('api_tokens').whereNull('revoked_at')).toEqual([]);
    const shown = await api.admin<{ author_name: string | null }>(`/blog/${post.id}`);
    expect(shown.body.author_name).toBeNull();
    const history = await api.admin<{ username: string }[]>('/revisions?username_like=former');
    expect(history.body.map(({ username }) => username)).toEqual(['Former user']);
    const order = await api.admin<{ status_changes: object[] }>(
      `/orders/admin/orders/${made.paid}`,
    );
    expect(order.body.status_changes).toContainEqual(
      expect.objectContaining({ username: 'Former user' }),
    );
    // Nobody can let the row in again, and the address is free.
    expect((await api.admin(`/users/${id}`)).status).toBe(404);
    const enable = { is_disabled: false };
    expect((await api.admin(`/users/${id}`, { ...changing, body: enable })).status).toBe(404);
    const listed = await api.admin<{ id: number }[]>('/users');
    expect(listed.body.map((one) => one.id)).not.toContain(id);
    const invited = await api.admin('/users', { body: { email, role: 'reader' } });
    expect(invited.status).toBe(201);
  });
});
