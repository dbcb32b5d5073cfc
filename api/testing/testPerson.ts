import type { Knex } from 'knex';
import { ContactMessage, MessageReply } from '../../db/models/contactMessage.ts';
import { Order } from '../../db/models/order.ts';
import { OutboxMail } from '../../db/models/outboxMail.ts';
import { Revision } from '../../db/models/revision.ts';
import type { TestDatabase } from '../../db/testing/databases.ts';
import { columnsOf, tablesOf } from '../../db/testing/schema.ts';
import type { PersonalData } from '../contract/types.ts';
import { writeSecurityLine } from '../modules/accounts/index.ts';
import { enqueueOrderMail } from '../modules/mail/index.ts';
import { createHarness } from './harness.ts';

export const EMAIL = 'Eva.Nova@Example.com';
export const PERSON = {
  name: 'Zuzana Vymazaná',
  phone: '+420 611 222 333',
  street: 'Zapomenutá 7',
};
export const AT = '2026-03-02T10:00:00.000Z';

/** A site that knows a person from everything she did, and what tests ask it; the suite closes its `api`. */
export async function openWithPerson(open: () => Promise<TestDatabase>) {
  const api = await createHarness(open);
  const made = await fill(api.knex);
  const find = async () =>
    (await api.admin<PersonalData>(`/personal-data?email=${EMAIL.toLowerCase()}`)).body;
  const erase = (body: object) =>
    api.admin<PersonalData & { errors: Record<string, string> }>('/personal-data/erase', { body });
  return { api, made, find, erase };
}

export type WithPerson = Awaited<ReturnType<typeof openWithPerson>>;

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
export async function placesOf(knex: Knex, text: string): Promise<string[]> {
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
