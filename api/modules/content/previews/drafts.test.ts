import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { HomeSection } from '../../../contract/homeSections.ts';
import type { PreviewLink, Setting } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

const HOUR = 60 * 60_000;
const texts = (en: string, cs: string) => ({
  en: { label: '', setting_value: en },
  cs: { label: '', setting_value: cs },
});
const OURS = 'CZ6508000000192000145399';
const THEIRS = 'CZ5508000000001234567899';
const heading = { setting_key: 'about.title', translations: texts('Draft', 'Koncept') };

describeOnSqlite('drafts of settings', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
    for (const [setting_key, en] of [
      ['about.title', 'Published'],
      ['contact_phone', 'A phone'],
    ] as const) {
      await api.admin('/settings', { body: { setting_key, translations: texts(en, '') } });
    }
  });
  afterAll(() => api.close());

  const preview = async (...settings: object[]) => previewBy(api.token, ...settings);
  const previewBy = async (token: string, ...settings: object[]) => {
    const { status, body } = await api.send<PreviewLink>('/previews/settings', {
      body: { settings },
      token,
    });
    expect(status).toBe(201);
    const signed = new URL(body.url, 'https://site.example').searchParams.get('preview');
    return { headers: { 'x-preview': signed ?? '' } };
  };
  const shown = async (asked?: { headers: Record<string, string> }) => {
    const { body } = await api.send<Setting[]>('/settings', asked);
    return Object.fromEntries(
      body.map(({ setting_key, translations }) => [setting_key, translations.en.setting_value]),
    );
  };
  const published = { 'about.title': 'Published', contact_phone: 'A phone' };

  it('are made by administrators alone, and hold what could be published', async () => {
    const body = { settings: [heading] };
    expect((await api.send('/previews/settings', { body })).status).toBe(401);
    const wrong = { settings: [heading, { setting_key: 'og_image', value: 'javascript:x' }] };
    const refused = await api.admin<{ errors: object }>('/previews/settings', { body: wrong });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['settings.1.value']);
  });

  describe('hold only what their maker may change', () => {
    it.each([
      ['en', 'Only an owner of the site may change this.'],
      ['cs', 'Tohle smí měnit jen vlastník webu.'],
    ] as const)('told in %s', async (language, said) => {
      const token = await api.tokenOf('editor');
      for (const foreign of [
        { setting_key: 'bank_iban', value: THEIRS },
        { setting_key: ' bank_iban ', value: THEIRS },
        { setting_key: 'seller_name', value: 'Somebody', is_active: false },
        { setting_key: 'team_email', value: 'thief@example.com' },
        { setting_key: 'order_years', value: '5' },
      ]) {
        const body = { settings: [heading, foreign] };
        const refused = await api.send('/previews/settings', { body, token, language });
        expect([refused.status, refused.body]).toEqual([403, { message: said }]);
      }
      expect(await api.knex('meta').where('key', 'like', 'draft %')).toEqual([]);
      expect(await shown(await previewBy(token, heading))).toMatchObject({
        'about.title': 'Draft',
      });
      await api.knex('meta').where('key', 'like', 'draft %').delete();
    });
  });

  it('show no business settings and nothing private, in anyone’s draft', async () => {
    const own = [
      { setting_key: 'bank_iban', value: OURS },
      { setting_key: 'team_email', value: 'boxes@example.com' },
    ];
    const made: number[] = [];
    for (const body of own) made.push((await api.admin<Setting>('/settings', { body })).body.id);
    const asked = await preview(
      heading,
      { setting_key: 'bank_iban', value: THEIRS },
      { setting_key: 'seller_ico', value: '12345679' },
      { setting_key: 'team_email', value: 'next@example.com' },
      { setting_key: 'team_language', value: 'cs' },
    );
    const read = async (path: string) => JSON.stringify((await api.send(path, asked)).body);
    const answered = await read('/settings');
    expect(answered).toContain('Draft');
    expect(answered).toContain(OURS);
    for (const hidden of [THEIRS, '12345679', 'team_email', 'team_language', '@example.com']) {
      expect(answered).not.toContain(hidden);
    }
    expect(await read('/settings?setting_key=team_email')).not.toContain('team_email');
    expect((await api.send(`/settings/${made[1]}`, asked)).status).toBe(404);
    expect(await api.knex('meta').where('value', 'like', `%${THEIRS}%`)).toEqual([]);

    // As an earlier version kept it.
    const kept = [{ setting_key: 'team_email', value: 'next@example.com', is_active: true }];
    const value = JSON.stringify(kept);
    await api.knex('meta').where('key', 'like', 'draft %').update({ value });
    expect(await read('/settings')).not.toContain('next@example.com');
    for (const id of made) await api.admin(`/settings/${id}`, { method: 'DELETE' });
  });

  it('end with their maker’s right', async () => {
    const token = await api.tokenOf('editor');
    const asked = await previewBy(token, heading);
    const editor = () => api.knex('users').where({ email: 'editor@example.com' });
    const isOpen = async () => (await shown(asked))['about.title'] === 'Draft';
    for (const [lost, again] of [
      [{ role: 'reader' }, { role: 'editor' }],
      [{ role: 'manager' }, { role: 'editor' }],
      [{ disabled_at: new Date().toISOString() }, { disabled_at: null }],
    ]) {
      await editor().update(lost);
      expect(await isOpen()).toBe(false);
      await editor().update(again);
      expect(await isOpen()).toBe(true);
    }
    await api.send('/auth/logout', { method: 'POST', token });
    expect(await isOpen()).toBe(false);
  });

  it('override the published settings for those who have the link, and for no one else', async () => {
    const asked = await preview(heading, {
      setting_key: 'team.title',
      translations: texts('New', 'Nové'),
    });
    expect(await shown(asked)).toEqual({
      'about.title': 'Draft',
      'team.title': 'New',
      contact_phone: 'A phone',
    });
    expect(await shown()).toEqual(published);
    expect(await shown({ headers: { 'x-preview': 'nonsense' } })).toEqual(published);
    const { body } = await api.admin<Setting[]>('/settings');
    expect(body.map(({ translations }) => translations.en.setting_value)).not.toContain('Draft');
  });

  it('are kept by no cache', async () => {
    const { headers } = await api.send('/settings', await preview(heading));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(await shown()).toEqual(published);
  });

  it('hide a setting that would be hidden', async () => {
    const asked = await preview({ ...heading, is_active: false });
    expect(await shown(asked)).toEqual({ contact_phone: 'A phone' });
  });

  it('know their pictures', async () => {
    const form = new FormData();
    form.set('image', await testPicture(), 'share.png');
    const { body: media } = await api.admin<{ path: string }>('/media', { form });
    const asked = await preview({ setting_key: 'og_image', value: media.path });
    const { body } = await api.send<Setting[]>('/settings', asked);
    const picture = body.find(({ setting_key }) => setting_key === 'og_image');
    expect(picture).toMatchObject({ value: media.path, value_info: { width: expect.any(Number) } });
  });

  it('arrange the home page', async () => {
    const sections = async (asked?: { headers: Record<string, string> }) =>
      (await api.send<HomeSection[]>('/home-sections', asked)).body.map(({ name }) => name);
    const asked = await preview({
      setting_key: 'home_sections',
      value: 'contact light\ncars dark\nevents hidden\nabout hidden',
    });
    expect(await sections(asked)).toEqual(['contact', 'cars']);
    expect(await sections()).toEqual(['cars', 'events', 'contact']);
    const about = { setting_key: 'about.work', translations: texts('We race.', 'Závodíme.') };
    expect(await sections(await preview(about))).toEqual(['about', 'cars', 'events', 'contact']);
    expect(await sections(await preview(heading))).toEqual(await sections());
  });

  it('make room for the next one of the same person', async () => {
    const asked = await preview(heading);
    await preview({ ...heading, translations: texts('Newer', 'Novější') });
    expect(await shown(asked)).toMatchObject({ 'about.title': 'Newer' });
    const kept = await api.knex('meta').where('key', 'like', 'draft %');
    expect(kept.filter(({ value }) => value.includes('Newer'))).toHaveLength(1);
  });

  it('end after an hour', async () => {
    const asked = await preview(heading);
    api.advance(HOUR + 1_000);
    expect(await shown(asked)).toEqual(published);
    api.advance(-HOUR - 1_000);
  });
});
