import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { STORAGE_KEYS } from '../../client/storage.ts';
import { LEGAL_KINDS } from '../../contract/constants.ts';
import { unknownPlaceholders } from '../../contract/legal/placeholders.ts';
import { LOCALES } from '../../contract/locales.ts';
import type {
  AgreedText,
  LegalDraft,
  LegalText,
  Order,
  OrderCreated,
  PreviewLink,
  ShownLegalText,
} from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { cleanLegal } from './cleanLegal.ts';
import { templateOf } from './versions.ts';

interface Failed {
  message: string;
  errors: Record<string, string>;
}

const texts = (content: string) => ({ en: { content }, cs: { content: `${content} cs` } });

describe('the templates', () => {
  it.each(LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
    '%s in %s is what the sanitiser would make of it, and knows its placeholders',
    (kind, locale) => {
      const html = templateOf(kind, locale);
      expect(cleanLegal(html).replaceAll(' rel="noopener"', '')).toBe(html);
      expect(unknownPlaceholders(html)).toEqual([]);
    },
  );

  it('mark the head of a table that comes from the editor', () => {
    const head = '<tr><th scope="col"><p>Name</p></th><th><p>How long</p></th></tr>';
    const body = '<tr><th scope="row"><p>cart</p></th><td><p>A year</p></td></tr></tbody></table>';
    const marked = `<table><caption>Kept</caption><thead>${head}</thead><tbody>${body}`;
    expect(cleanLegal(`<table><caption>Kept</caption><tbody>${head}${body}`)).toBe(marked);
    expect(cleanLegal(marked)).toBe(marked);
    expect(cleanLegal(`<table><tbody>${body}`)).toBe(`<table><tbody>${body}`);
  });

  it.each(LOCALES)('cookies in %s name all that the site keeps in a browser', (locale) => {
    for (const key of Object.values(STORAGE_KEYS)) {
      expect(templateOf('cookies', locale)).toMatch(new RegExp(`<code>[^<]*\\b${key}\\b`));
    }
  });
});

describeOnSqlite('legal texts', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  beforeEach(async () => {
    await api.knex('legal_texts').delete();
  });
  afterAll(() => api.close());

  const write = async (body: object) =>
    await api.admin<LegalText>('/legal-texts', {
      body: { kind: 'terms', valid_from: '2026-02-01', translations: texts('<p>Own</p>'), ...body },
    });
  const shown = async (query = '', language: 'cs' | 'en' = 'en') =>
    (await api.send<ShownLegalText>(`/legal-texts/current/terms${query}`, { language })).body;

  it('are the product’s own until the team has a version, and then again', async () => {
    const template = await shown();
    expect(template).toMatchObject({ kind: 'terms', valid_from: '2026-01-01', versions: [] });
    expect(template.parts.map(({ id }) => id)).toContain('withdrawal');
    const { body, status } = await write({});
    expect(status).toBe(201);
    expect(await shown('', 'cs')).toEqual({
      kind: 'terms',
      valid_from: '2026-02-01',
      valid_until: null,
      parts: [{ id: '', title: '', content: '<p>Own</p> cs' }],
      versions: ['2026-02-01'],
    });
    await api.admin(`/legal-texts/${body.id}`, { method: 'PUT', body: { is_active: false } });
    expect(await shown()).toEqual(template);
  });

  it('keep headings, lists, tables, links and emphasis, and nothing else', async () => {
    const table =
      '<table><caption>Facts</caption><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    const content = `<h1>One</h1><h2 id="Bad id">Two</h2><h2 id="three">Three</h2><ul><li><b>x</b></li></ul>${table}<a href="javascript:alert(1)" onclick="x">y</a><script>z</script><img src="/x.png"><p style="color:red" class="q">w</p>`;
    const { body } = await write({ translations: texts(content) });
    expect(body.translations.en.content).toBe(
      `<h2>One</h2><h2>Two</h2><h2 id="three">Three</h2><ul><li><strong>x</strong></li></ul>${table}<a rel="noopener">y</a><p>w</p>`,
    );
  });

  it.each([
    ['en', 'Unknown placeholders: %{owner}, %{x}.'],
    ['cs', 'Takové zástupné značky neexistují: %{owner}, %{x}.'],
  ] as const)('name in %s the placeholders that are none', async (language, message) => {
    const { status, body } = await api.admin<Failed>('/legal-texts', {
      body: {
        kind: 'terms',
        valid_from: '2026-02-01',
        translations: { ...texts('<p>Own</p>'), cs: { content: '%{owner} %{team} %{x}' } },
      },
      language,
    });
    expect(status).toBe(422);
    expect(body.errors['translations.cs.content']).toContain(message);
  });

  it('need a document, a day and words in both languages', async () => {
    const { body } = await api.admin<Failed>('/legal-texts', {
      body: { translations: { en: { content: '<p> </p>' } } },
    });
    expect(Object.keys(body.errors).sort()).toEqual([
      'kind',
      'translations.cs.content',
      'translations.en.content',
      'valid_from',
    ]);
  });

  it('have one version of a document a day', async () => {
    await write({});
    expect((await write({ kind: 'privacy' })).status).toBe(201);
    const again = await api.admin<Failed>('/legal-texts', {
      body: { kind: 'terms', valid_from: '2026-02-01', translations: texts('x') },
    });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['valid_from']]);
  });

  it('wait for their day, which only a signed preview shows before', async () => {
    await write({});
    const { body: planned } = await write({
      valid_from: '2999-01-01',
      translations: texts('<p>Planned</p>'),
    });
    expect(await shown()).toMatchObject({ valid_from: '2026-02-01' });
    const path = '/legal-texts/current/terms?version=2999-01-01';
    expect((await api.send(path)).status).toBe(404);
    expect((await api.send(`/legal-texts/${planned.id}`)).status).toBe(404);
    expect((await api.send<LegalText[]>('/legal-texts')).body).toHaveLength(1);
    const { body } = await api.admin<PreviewLink>('/previews', {
      body: { resource: 'legal-texts', id: planned.id, language: 'en' },
    });
    const link = new URL(body.url, 'https://team.example');
    expect([link.pathname, link.searchParams.get('version')]).toEqual(['/terms', '2999-01-01']);
    const headers = { 'x-preview': link.searchParams.get('preview') ?? '' };
    const preview = await api.send<ShownLegalText>(path, { headers });
    expect(preview.body.parts[0]?.content).toBe('<p>Planned</p>');
  });

  it('stay readable when a later one holds', async () => {
    await write({});
    await write({ valid_from: '2026-03-01', translations: texts('<p>Later</p>') });
    expect(await shown()).toMatchObject({
      valid_from: '2026-03-01',
      valid_until: null,
      versions: ['2026-03-01', '2026-02-01'],
    });
    expect(await shown('?version=2026-02-01')).toMatchObject({
      valid_from: '2026-02-01',
      valid_until: '2026-03-01',
      parts: [{ content: '<p>Own</p>' }],
    });
    expect((await api.send('/legal-texts/current/terms?version=2026-02-02')).status).toBe(404);
    expect((await api.send('/legal-texts/current/other')).status).toBe(404);
  });

  it('begin with the version in force and the values of placeholders', async () => {
    expect((await api.send('/legal-texts/draft/terms')).status).toBe(401);
    const { body } = await api.admin<LegalDraft>('/legal-texts/draft/privacy');
    expect(body.translations.en.content).toContain('<h2 id="controller">');
    expect(body.placeholders).toContainEqual({ name: 'orderYears', en: '5', cs: '5' });
    expect(body.placeholders).toContainEqual({ name: 'team', en: 'Our team', cs: 'Náš tým' });
    await write({});
    const { body: own } = await api.admin<LegalDraft>('/legal-texts/draft/terms');
    expect(own.translations).toEqual(texts('<p>Own</p>'));
  });

  it('a period that law or sense forbids is refused at its setting', async () => {
    const body = { setting_key: 'withdrawal_days', value: '7' };
    const { status, body: failed } = await api.admin<Failed>('/settings', { body });
    expect(status).toBe(422);
    expect(failed.errors.value).toBe(
      'Please enter a whole number from 14 to 999, or leave it empty for the default, 14.',
    );
  });

  describe('what an order agreed to', () => {
    const place = async (language: 'cs' | 'en' = 'en') => {
      const { body } = await api.send<OrderCreated>('/orders', { body: orderOf(shop), language });
      const path = `/orders/admin/orders/${body.orderId}`;
      const { body: order } = await api.admin<Order>(path);
      const { body: text } = await api.admin<AgreedText>(`${path}/terms`);
      return { id: body.orderId, path, order, text };
    };

    it('is kept word for word, whatever becomes of the version', async () => {
      const { body } = await write({ translations: texts('<p>Own, %{returnDays} days</p>') });
      const { order, path, text } = await place('cs');
      expect(order.terms).toEqual({ valid_from: '2026-02-01' });
      expect(text).toEqual({
        digest: expect.any(String),
        kind: 'terms',
        locale: 'cs',
        valid_from: '2026-02-01',
        content: '<p>Own, 14 days</p> cs',
        withdrawal: expect.stringMatching(/^<h2 id="pouceni">.*14 dnů.*<h2 id="formular">/),
      });
      const { digest, ...rest } = text;
      const sum = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
      expect(digest).toBe(sum);
      expect((await place('cs')).text.digest).toBe(digest);
      await api.admin(`/legal-texts/${body.id}`, {
        method: 'PUT',
        body: { translations: texts('<p>Other</p>') },
      });
      expect((await place('cs')).text.content).toBe('<p>Other</p> cs');
      await api.admin(`/legal-texts/${body.id}`, { method: 'DELETE' });
      expect((await api.admin<AgreedText>(`${path}/terms`)).body).toEqual(text);
      expect((await place('cs')).order.terms).toEqual({ valid_from: '2026-01-01' });
    });

    it('has the facts of its moment', async () => {
      const before = await place();
      expect(before.text.content).toContain('within 14 days of receiving');
      const body = { setting_key: 'withdrawal_days', value: '20' };
      const { body: setting } = await api.admin<{ id: number }>('/settings', { body });
      expect((await place()).text.content).toContain('within 20 days of receiving');
      await api.admin(`/settings/${setting.id}`, { method: 'DELETE' });
      expect((await place()).text.digest).toBe(before.text.digest);
    });

    it('changes at midnight in Prague, to the millisecond', async () => {
      await write({ valid_from: '2027-03-28', translations: texts('<p>Spring</p>') });
      await place();
      const midnight = Date.parse('2027-03-27T23:00:00.000Z');
      vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 });
      try {
        const token = await api.anotherToken();
        const taken = async () => {
          const { body } = await api.send<OrderCreated>('/orders', { body: orderOf(shop) });
          const path = `/orders/admin/orders/${body.orderId}`;
          return (await api.send<Order>(path, { token })).body.terms?.valid_from;
        };
        expect(await taken()).toBe('2026-01-01');
        vi.setSystemTime(midnight);
        expect(await taken()).toBe('2027-03-28');
      } finally {
        vi.useRealTimers();
      }
    });

    it('is nothing for an order from before it was kept, and no visitor’s business', async () => {
      const { id, path } = await place();
      expect((await api.send(`${path}/terms`)).status).toBe(401);
      await api.knex('orders').where({ id }).update({ terms_digest: null });
      expect((await api.admin<Order>(path)).body.terms).toBeNull();
      expect((await api.admin(`${path}/terms`)).status).toBe(404);
    });
  });
});
