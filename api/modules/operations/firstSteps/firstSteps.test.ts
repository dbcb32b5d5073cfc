import { afterEach, beforeEach, expect, it } from 'vitest';
import { markDemo } from '../../../../db/models/demoRecord.ts';
import { BACKUP, BACKUP_FAILURE, writeMeta } from '../../../../db/models/meta.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { firstSteps } from '../../../contract/entities/firstSteps.ts';
import type { FirstSteps, Overview } from '../../../contract/types.ts';
import { createDefaults } from '../../../start/defaults.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { compose, textOfLetter } from '../../../testing/testMails.ts';

const IBAN = 'CZ6508000000192000145399';

describeOnSqlite('the first steps', (open) => {
  let api: Harness;
  const start = async (env: Record<string, string> = {}) => {
    api = await createHarness(open, env);
    await createDefaults(api.knex);
  };
  beforeEach(() => start());
  afterEach(() => api.close());

  const read = async () => (await api.admin<FirstSteps>('/first-steps')).body;
  const stateOf = async (wanted: string) =>
    (await read()).steps.find(({ name }) => name === wanted)?.state;
  const whyOf = async (wanted: string) =>
    (await read()).steps.find(({ name }) => name === wanted)?.why;
  const setting = async (key: string, fields: object) => {
    const { id, version } = await api.knex('settings').where({ setting_key: key }).first();
    await api.admin(`/settings/${id}`, { method: 'PUT', body: fields });
    return { id, version: version + 1 };
  };
  const inBoth = (setting_value: string) => ({
    translations: { en: { label: '', setting_value }, cs: { label: '', setting_value } },
  });

  it('are for administrators, and all open on an empty site', async () => {
    expect((await api.send('/first-steps')).status).toBe(401);
    const { status, body } = await api.admin<FirstSteps>('/first-steps');
    expect(status).toBe(200);
    expect(firstSteps.parse(body)).toEqual(body);
    expect(body.steps.map(({ name, state, why }) => [name, state, ...(why ?? [])])).toEqual([
      ['identity', 'open', 'no_name', 'no_logo'],
      ['welcome', 'open', 'no_welcome'],
      ['hours', 'open', 'no_hours'],
      ['bank', 'open', 'no_account'],
      ['shipping', 'open', 'unconfirmed_methods'],
      ['product', 'open', 'no_product'],
      ['legal', 'open', 'no_seller_name', 'no_seller_address', 'no_ico'],
      ['mail', 'open', 'no_mail_server'],
      ['backup', 'open', 'no_backup'],
    ]);
    expect(body).toMatchObject({
      has_demo: false,
      backup: { last: null, failure: null, is_late: false, is_nightly: false },
    });
    expect(body.mail).toEqual({ is_configured: false, to: '', test: null });
  });

  it('tick name and logo, a valid account, and the seller, each once it is whole', async () => {
    await setting('site.name', inBoth('Own team'));
    expect(await stateOf('identity')).toBe('open');
    await setting('mark_path', { value: 'https://example.com/mark.svg' });
    expect(await stateOf('identity')).toBe('open');
    // The address can't be fetched: what counts is what is stored.
    await api.knex('settings').where({ setting_key: 'mark_path' }).update({ value: '/uploads/m' });
    expect(await stateOf('identity')).toBe('done');

    // As it was stored before it was checked.
    const old = async (setting_key: string, value: string) => {
      await api.knex('settings').where({ setting_key }).update({ value });
    };
    await old('bank_iban', IBAN.replace('65', '66'));
    expect(await whyOf('bank')).toEqual(['wrong_account']);
    await setting('bank_iban', { value: 'CZ65 0800 0000 1920 0014 5399' });
    expect(await stateOf('bank')).toBe('done');

    await setting('seller_name', { value: 'Own s.r.o.' });
    await setting('seller_address', inBoth('Street 1'));
    expect(await stateOf('legal')).toBe('open');
    await old('seller_ico', '12345678');
    expect(await whyOf('legal')).toEqual(['wrong_ico']);
    await setting('seller_ico', { value: '99027178' });
    expect(await stateOf('legal')).toBe('done');
    expect(await whyOf('legal')).toBeUndefined();
  });

  it('ask for words of welcome and opening hours, which the site shows none of', async () => {
    await setting('hero_title', inBoth('Flat out'));
    expect(await stateOf('welcome')).toBe('done');
    await setting('footer.weekdaysHours', inBoth('9:00-12:00'));
    expect(await stateOf('hours')).toBe('done');
    await setting('footer.weekdaysHours', inBoth(''));
    expect(await whyOf('hours')).toEqual(['no_hours']);
    const { body } = await api.admin<FirstSteps>('/first-steps/hours', { method: 'POST' });
    expect(body.steps[2]).toEqual({ name: 'hours', state: 'done' });
  });

  it('tell what is still the demo’s from what is one’s own', async () => {
    await markDemo(api.knex, 'settings', await setting('bank_iban', { value: IBAN }));
    expect(await stateOf('bank')).toBe('demo');
    expect((await read()).has_demo).toBe(true);
    await setting('bank_iban', { value: 'CZ5508000000001234567899' });
    expect(await stateOf('bank')).toBe('done');
    expect((await read()).has_demo).toBe(false);
  });

  it('tick shipping when a method was changed, or when they are confirmed', async () => {
    const [method] = await api.knex('shipping_methods').orderBy('id');
    await api.admin(`/orders/shipping-methods/${method.id}`, { method: 'PUT', body: { price: 1 } });
    expect(await stateOf('shipping')).toBe('done');
    await api.admin(`/orders/shipping-methods/${method.id}`, {
      method: 'PUT',
      body: { price: 129 },
    });
    expect(await stateOf('shipping')).toBe('open');
    const { body } = await api.admin<FirstSteps>('/first-steps/shipping', { method: 'POST' });
    expect(body.steps[4]).toEqual({ name: 'shipping', state: 'done' });
    await api.knex('shipping_methods').update({ is_active: false });
    expect(await whyOf('shipping')).toEqual(['no_method']);
  });

  it('tick the first product that visitors see', async () => {
    const product = { slug: 'cap', price: 1, category: 'merchandise', is_active: false };
    const translations = { en: { name: 'Cap' }, cs: { name: 'Čepice' } };
    const { body } = await api.admin<{ id: number; version: number }>('/products', {
      body: { ...product, translations },
    });
    expect(await whyOf('product')).toEqual(['hidden_product']);
    const path = `/products/${body.id}`;
    await api.admin(path, { method: 'PUT', body: { is_active: true } });
    expect(await stateOf('product')).toBe('done');
    await markDemo(api.knex, 'products', { id: body.id, version: 2 });
    expect(await stateOf('product')).toBe('demo');
  });

  it('show the backup', async () => {
    const last = { at: new Date().toISOString(), bytes: 4_000_000_000 };
    await writeMeta(api.knex, BACKUP, JSON.stringify(last));
    expect(await read()).toMatchObject({ backup: { last, failure: null, is_late: false } });
    expect(await stateOf('backup')).toBe('done');
    const failure = { at: last.at, error: 'Disk full' };
    await writeMeta(api.knex, BACKUP_FAILURE, JSON.stringify(failure));
    const old = { ...last, at: new Date(Date.now() - 49 * 3_600_000).toISOString() };
    await writeMeta(api.knex, BACKUP, JSON.stringify(old));
    const { body } = await api.admin<Overview>('/overview');
    expect(body.backup).toEqual({ last: old, failure, is_late: true });
    // A clock was wrong: nobody knows how old it is.
    const ahead = { ...last, at: new Date(Date.now() + 49 * 3_600_000).toISOString() };
    await writeMeta(api.knex, BACKUP, JSON.stringify(ahead));
    expect(await read()).toMatchObject({ backup: { last: ahead, is_late: true } });
  });

  it('give a new site two days for its first backup, and tell of a nightly one', async () => {
    await api.close();
    await start({ BACKUP_DIR: './backups' });
    const state = async () => (await read()).backup;
    expect(await state()).toMatchObject({ last: null, is_late: false, is_nightly: true });
    const at = new Date(Date.now() - 49 * 3_600_000).toISOString();
    await api.knex('migrations').update({ at });
    expect(await state()).toMatchObject({ last: null, is_late: true });
  });

  it('send a test mail, which without a mail server proves nothing', async () => {
    const { body } = await api.admin<FirstSteps>('/first-steps/test-mail', {
      method: 'POST',
      language: 'cs',
    });
    expect(body.mail).toMatchObject({ to: 'boss@example.com', test: { state: 'waiting' } });
    const row = await OutboxMail.query(api.knex).first();
    expect(row).toMatchObject({ kind: 'test', to: 'boss@example.com', locale: 'cs' });
    const deps = {
      knex: api.knex,
      publicUrl: 'https://x.example',
      now: api.now,
      secretsOf: async () => [],
      accountSecret: async () => '',
    };
    const written = row && (await compose(deps, row));
    expect(written).toMatchObject({ to: 'boss@example.com', subject: 'Zkušební e-mail' });
    expect(written && textOfLetter(written)).toContain('https://x.example');
    await OutboxMail.query(api.knex).patch({ sent_at: new Date().toISOString() });
    expect((await read()).mail.test?.state).toBe('sent');
    expect(await stateOf('mail')).toBe('open');
  });

  it('tick the mail once the mail server took it, also when it is long deleted', async () => {
    await api.close();
    await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const send = () => api.admin<FirstSteps>('/first-steps/test-mail', { method: 'POST' });
    expect(await whyOf('mail')).toEqual(['no_test_mail']);
    await send();
    expect(await whyOf('mail')).toEqual(['waiting_mail']);
    await OutboxMail.query(api.knex).patch({ next_attempt_at: null, error: '550 No' });
    expect((await read()).mail.test).toMatchObject({ state: 'failed', error: '550 No' });
    expect(await whyOf('mail')).toEqual(['failed_mail']);
    await OutboxMail.query(api.knex).patch({ sent_at: new Date().toISOString(), error: '' });
    expect(await stateOf('mail')).toBe('done');
    await OutboxMail.query(api.knex).delete();
    expect(await stateOf('mail')).toBe('done');

    for (let count = 0; count < 4; count += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});
