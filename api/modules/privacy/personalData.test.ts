import { afterAll, beforeAll, expect, it } from 'vitest';
import { AgreedText } from '../../../db/models/agreedText.ts';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { PersonalData, SecurityEvent, Order as WireOrder } from '../../contract/types.ts';
import { AT, EMAIL, openWithPerson, PERSON, type WithPerson } from '../../testing/testPerson.ts';

describeEachDatabase('personal data', (open) => {
  let site: WithPerson;
  beforeAll(async () => {
    site = await openWithPerson(open);
  });
  afterAll(() => site.api.close());

  it('is for owners, and asks for an address', async () => {
    const bodies = { again: EMAIL, email: EMAIL };
    for (const role of ['manager', 'editor', 'reader'] as const) {
      const token = await site.api.tokenOf(role);
      expect((await site.api.send(`/personal-data?email=${EMAIL}`, { token })).status).toBe(403);
      expect((await site.api.send('/personal-data/erase', { token, body: bodies })).status).toBe(
        403,
      );
    }
    expect((await site.api.send('/personal-data/export')).status).toBe(401);
    expect((await site.api.admin('/personal-data?email=nobody')).status).toBe(422);
    const nobody = await site.api.admin<PersonalData>('/personal-data?email=va.Nova@Example.com');
    expect(nobody.body.entries).toEqual([]);
  });

  it('is found by kind, with what erasing would do and until when the rest stays', async () => {
    const { entries } = await site.find();
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
    const { headers, body } = await site.api.admin<Record<string, unknown[]>>(
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
    const [event] = (await site.api.admin<SecurityEvent[]>('/security-events?kind=exported')).body;
    expect(event?.facts).toEqual({ what: 'person' });
  });

  it('is given out as the back-office shows it: by today’s state, with the agreed terms', async () => {
    const terms = { kind: 'terms', locale: 'cs', valid_from: '2026-01-01' } as const;
    const texts = { content: 'x', withdrawal: '' };
    await AgreedText.query(site.api.knex).insert({ digest: 'agreed', ...terms, ...texts });
    const order = await Order.query(site.api.knex).findById(site.made.paid).throwIfNotFound();
    await Order.query(site.api.knex).findById(site.made.paid).patch({
      status: 'processing',
      payment_state: 'unpaid',
      payment_due: '2026-03-20',
      terms_digest: 'agreed',
      paid_halere: 1000,
    });
    const { payment_due, terms_digest, status, payment_state, paid_halere } = order;
    const was = { payment_due, terms_digest, status, payment_state, paid_halere };
    await site.api.knex('settings').where({ setting_key: 'vat_payer' }).delete();
    await Setting.query(site.api.knex).insert({
      setting_key: 'vat_payer',
      value: 'on',
      setting_group: 'general',
      search: '',
    });
    const { body } = await site.api.admin<Record<string, unknown[]>>(
      `/personal-data/export?email=${EMAIL}`,
    );
    const { body: shown } = await site.api.admin<WireOrder>(
      `/orders/admin/orders/${site.made.paid}`,
    );
    const { is_overdue, books, terms: agreed } = shown;
    expect(body.orders?.[1]).toMatchObject({ is_overdue, books, terms: agreed });
    // A VAT payer documents what came in, which nobody else has to.
    expect([is_overdue, books.difference, agreed?.valid_from]).toEqual([true, -10, '2026-01-01']);
    await Order.query(site.api.knex).findById(site.made.paid).patch(was);
    await site.api.knex('settings').where({ setting_key: 'vat_payer' }).delete();
  });
});
