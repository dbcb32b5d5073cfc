import type { Knex } from 'knex';
import { beforeEach, describe, expect, it } from 'vitest';
import { Setting } from '../../../../db/models/content.ts';
import { OrderItem } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { User } from '../../../../db/models/user.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { contrast } from '../../../contract/colors.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { MAIL_KINDS } from '../../../contract/mailKinds.ts';
import { DEFAULT_ACCENT } from '../../../contract/theme.ts';
import { codeOf } from '../../../contract/voucherCodes.ts';
import { insertOrder, insertReply } from '../../../testing/testMails.ts';
import { enqueueMail } from '../mails.ts';
import { writeMail } from '../writeMail.ts';
import { LIGHT } from './colors.ts';

const PUBLIC = 'https://badgers.example.cz';
const NOW = new Date('2026-05-01T10:00:00.000Z');

describeOnSqlite('mails in the look of the team', (open) => {
  let knex: Knex;
  beforeEach(async () => {
    ({ knex } = await open());
    for (const [setting_key, value] of Object.entries({
      'site.name': 'The Badgers',
      contact_email: 'info@badgers.example.cz',
      contact_phone: '+420 382 000 027',
      theme_accent: '#ffee00',
      theme_edges: 'straight',
      logo_path: '/uploads/ab/1.webp',
      bank_iban: 'CZ65 0800 0000 1920 0014 5399',
    })) {
      await Setting.query(knex).insert({ setting_key, value, setting_group: 'general' });
    }
  });

  const now = () => new Date();
  const secretsOf = async (ids: readonly number[]) => ids.map((id) => `SECRET${id}`);

  it('keep the lines that the team wrote, and Czech prepositions with their words', async () => {
    const order_id = await insertOrder(knex, { locale: 'cs' });
    const dates = [{ name: 'Jízda', date: '10. 12. 2026 13:00, Letiště u Písku', quantity: 1 }];
    const otherDates = ['24. 12. 2026 10:00, Letiště u Písku'];
    const facts = { text: 'Hlásí sníh.\nOmlouváme se.', dates, otherDates };
    await enqueueMail(knex, { kind: 'date_cancelled', locale: 'cs', order_id, facts }, NOW);
    const mail = await OutboxMail.query(knex).first().throwIfNotFound();
    const deps = { knex, publicUrl: PUBLIC, now, secretsOf, accountSecret: async () => 'SECRET' };
    const { html } = await writeMail(deps, mail);
    expect(html).toMatch(/Hlásí sníh\.<br\/?>Omlouváme se\./);
    expect(html.match(/Letiště u\u00a0Písku/g)).toHaveLength(2);
    // No empty cell takes space of a line that has but a name.
    expect(html).not.toMatch(/<td[^>]*><\/td>/);
  });

  it('keep what follows a button away from it', async () => {
    const person = { email: 'eva@example.com', username: 'Eva', role: 'editor', password_hash: '' };
    const { id: user } = await User.query(knex).insert(person);
    await enqueueMail(knex, { kind: 'invitation', locale: 'en', facts: { user } }, NOW);
    const mail = await OutboxMail.query(knex).first().throwIfNotFound();
    const deps = { knex, publicUrl: PUBLIC, now, secretsOf, accountSecret: async () => 'SECRET' };
    const { html } = await writeMail(deps, mail);
    expect(html).toMatch(/<table[^>]*padding-top:20px;padding-bottom:16px/);
  });

  it('break words of any length, the team’s own in the foot as well', async () => {
    const product = { slug: 'hoodie', name: 'Hoodie (L)' };
    const facts = { to: 'eva@example.com', facts: { product } };
    await enqueueMail(knex, { kind: 'back_in_stock', locale: 'en', ...facts }, NOW);
    const mail = await OutboxMail.query(knex).first().throwIfNotFound();
    const deps = { knex, publicUrl: PUBLIC, now, secretsOf, accountSecret: async () => 'SECRET' };
    const { html } = await writeMail(deps, mail);
    const paragraphs = html.match(/<p [^>]*>/g) ?? [];
    expect(paragraphs).toHaveLength(4);
    for (const tag of paragraphs) expect(tag).toContain('overflow-wrap:anywhere');
  });

  it('have it in every kind and language, and no one else’s', async () => {
    const person = { email: 'eva@example.com', username: 'Eva', role: 'editor', password_hash: '' };
    const { id: user } = await User.query(knex).insert(person);
    for (const locale of LOCALES) {
      const order_id = await insertOrder(knex, { locale, payment_state: 'paid' });
      const voucher = { order_id, dedication: 'Evě' };
      const { id: order_item_id } = await OrderItem.query(knex).insert({
        ...voucher,
        slug: 'ride',
        quantity: 1,
        price_halere: 111_080,
        name_cs: 'Jízda',
        name_en: 'Ride',
        description_en: '',
        description_cs: '',
        voucher_kind: 'experience',
      });
      await Voucher.query(knex).insert({
        ...voucher,
        order_item_id,
        piece: 1,
        code: codeOf(String(order_id).padStart(11, '0')),
        kind: 'experience',
        issued_at: NOW.toISOString(),
        valid_until: '2999-01-01',
      });
      const reply_id = await insertReply(knex);
      const { id: contact_message_id } = await knex('contact_messages').first('id');
      const product = { slug: 'hoodie', name: 'Hoodie (L)' };
      const facts = { orders: [order_id], user, product };
      const about = { order_id, reply_id, contact_message_id, facts };
      for (const kind of MAIL_KINDS) {
        await enqueueMail(knex, { kind, locale, to: 'eva@example.com', ...about }, NOW);
      }
    }
    const mails = await OutboxMail.query(knex);
    expect(mails).toHaveLength(2 * MAIL_KINDS.length);
    for (const mail of mails) {
      const { from, to, locale, subject, text, html } = await writeMail(
        { knex, publicUrl: `${PUBLIC}/`, now, secretsOf, accountSecret: async () => 'SECRET' },
        mail,
      );
      expect(from).toMatchObject({ name: 'The Badgers', email: 'info@badgers.example.cz' });
      expect(to).toContain('@');
      for (const written of [subject, text, html]) {
        expect(written, mail.kind).not.toMatch(/%\{\w+\}|undefined|\|\|\|\||paddock/i);
      }
      expect(html).not.toContain(DEFAULT_ACCENT);
      expect(html).toContain('#ffee00');
      expect(html).toContain(
        `<img alt="The Badgers" height="44" src="${PUBLIC}/uploads/ab/1.webp"`,
      );
      // The logo and the foot lead to the site in the language of the mail.
      const home = html.split(`href="${PUBLIC}/?lang=${locale}"`).length - 1;
      expect(home, mail.kind).toBe(2);
      expect(html).not.toContain('rel="preload"');
      expect(html).toMatch(/^<!DOCTYPE html PUBLIC [^>]*><html[^>]*>.*<\/html>$/s);
      expect(html).not.toContain('<script');
      const secrets = [...html.matchAll(/\/order\/(\w+)/g)].map(([, secret]) => secret);
      const isForCustomer =
        !/^(?:team_|reply|back_in_stock|place_free|test|invitation|password_reset|account_changed)/.test(
          mail.kind,
        );
      const isToCustomer = isForCustomer || /^(?:reply|back_in_stock|place_free)$/.test(mail.kind);
      expect(text.includes('info@badgers.example.cz\n+420 382 000 027'), mail.kind).toBe(
        isToCustomer,
      );
      expect(secrets, mail.kind).toEqual(isForCustomer ? [`SECRET${mail.order_id}`] : []);
      expect(text.includes('/order/SECRET')).toBe(isForCustomer);
    }
  });
});

describe('the colours of a letter', () => {
  it('can be read', () => {
    expect(contrast(LIGHT.quiet, LIGHT.ground)).toBeGreaterThan(7);
    expect(contrast(LIGHT.text, LIGHT.card)).toBeGreaterThan(7);
  });
});
