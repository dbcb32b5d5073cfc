import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { HomeSection } from '../../contract/homeSections.ts';
import type { PreviewLink, Setting } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';

const HOUR = 60 * 60_000;
const texts = (en: string, cs: string) => ({
  en: { label: '', setting_value: en },
  cs: { label: '', setting_value: cs },
});
const heading = { setting_key: 'about.title', translations: texts('Draft', 'Koncept') };

describeEachDatabase('drafts of settings', (open) => {
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

  const preview = async (...settings: object[]) => {
    const { status, body } = await api.admin<PreviewLink>('/previews/settings', {
      body: { settings },
    });
    expect(status).toBe(201);
    const token = new URL(body.url, 'https://site.example').searchParams.get('preview');
    return { headers: { 'x-preview': token ?? '' } };
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

  it('lie over the published settings for those who have the link, and for nobody else', async () => {
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
    expect(await sections()).toEqual(['about', 'cars', 'events', 'contact']);
    expect(await sections(await preview(heading))).toEqual(await sections());
  });

  it('make room for the next one of the same person', async () => {
    const asked = await preview(heading);
    await preview({ ...heading, translations: texts('Newer', 'Novější') });
    expect(await shown(asked)).toMatchObject({ 'about.title': 'Newer' });
    const kept = await api.knex('meta').where('key', 'like', 'draft %');
    expect(kept).toHaveLength(1);
  });

  it('end after an hour', async () => {
    const asked = await preview(heading);
    api.advance(HOUR + 1_000);
    expect(await shown(asked)).toEqual(published);
    api.advance(-HOUR - 1_000);
  });
});
