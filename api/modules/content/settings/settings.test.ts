import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import { FILE_SETTINGS } from '../../../contract/constants.ts';
import type { Setting } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

interface Failed {
  message: string;
  errors: Record<string, string>;
}

/** The first bytes of an MP4 file. */
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isomavc1')]);

describeOnSqlite('settings', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('show nobody but administrators where the team is told', async () => {
    const input = { setting_key: 'team_email', value: 'boxes@example.com' };
    const { body } = await api.admin<Setting>('/settings', { body: input });
    const found = async (path: string) => (await api.send<Setting[]>(path)).body;
    expect(await found('/settings')).not.toContainEqual(expect.objectContaining(input));
    expect(await found('/settings?setting_key=team_email')).toEqual([]);
    expect((await api.send(`/settings/${body.id}`)).status).toBe(404);
    const { body: all } = await api.admin<Setting[]>('/settings');
    expect(all).toContainEqual(expect.objectContaining(input));
    await api.admin(`/settings/${body.id}`, { method: 'DELETE' });
  });

  it('are made, read by everybody and changed', async () => {
    const { status, body } = await api.admin<Setting>('/settings', {
      body: {
        setting_key: ' hero_title ',
        translations: { en: { setting_value: 'Sideways' }, cs: { setting_value: 'Bokem' } },
      },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ setting_key: 'hero_title', setting_group: 'general', value: '' });
    const { body: changed } = await api.admin<Setting>(`/settings/${body.id}`, {
      method: 'PUT',
      body: { setting_key: 'other', translations: { cs: { setting_value: 'Na hraně' } } },
    });
    expect(changed).toMatchObject({
      setting_key: 'hero_title',
      translations: { en: { setting_value: 'Sideways' }, cs: { setting_value: 'Na hraně' } },
    });
    expect((await api.send<Setting[]>('/settings')).body).toEqual([changed]);
  });

  it.each([
    ['en', 'Key is required', 'A setting with this key already exists.'],
    ['cs', 'Klíč je povinný', 'Nastavení s tímto klíčem už existuje.'],
  ] as const)('say in %s that the key is missing or taken', async (language, missing, taken) => {
    const empty = await api.admin<Failed>('/settings', { body: { setting_key: ' ' }, language });
    expect([empty.status, empty.body]).toEqual([
      422,
      { message: missing, errors: { setting_key: missing } },
    ]);
    await api.admin('/settings', { body: { setting_key: 'twice' } });
    const second = await api.admin<Failed>('/settings', {
      body: { setting_key: 'twice' },
      language,
    });
    expect([second.status, second.body.errors]).toEqual([409, { setting_key: taken }]);
  });

  it('take no file for a text', async () => {
    const form = new FormData();
    form.set('setting_key', 'contact_phone');
    form.set('value', '+420 600 000 000');
    form.set('file', await testPicture(), 'phone.png');
    const { status, body } = await api.admin<Setting>('/settings', { form });
    expect([status, body.value]).toEqual([201, '+420 600 000 000']);
    form.delete('value');
    const changed = await api.admin<Setting>(`/settings/${body.id}`, { method: 'PUT', form });
    expect([changed.status, changed.body.value]).toEqual([200, '+420 600 000 000']);
  });

  it('take a picture and a video as files, by their content', async () => {
    const picture = new FormData();
    picture.set('setting_key', 'hero_image');
    picture.set('file', await testPicture(), 'hero.png');
    const { body: image } = await api.admin<Setting>('/settings', { form: picture });
    expect(image.value).toMatch(/^\/uploads\/[0-9a-f]{24}\/400\.webp$/);
    expect(image.value_info).toMatchObject({ width: 400, height: 300 });

    const video = new FormData();
    video.set('setting_key', 'hero_video_path');
    video.set('file', new Blob([MP4]), 'hero.exe');
    const { body: film } = await api.admin<Setting>('/settings', { form: video });
    expect(film.value).toMatch(/\.mp4$/);
    const served = await fetch(api.url + film.value, { headers: { range: 'bytes=4-7' } });
    expect([served.status, served.headers.get('content-type'), await served.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');

    const wrong = new FormData();
    wrong.set('file', await testPicture(), 'hero.mp4');
    const refused = await api.admin<Failed>(`/settings/${film.id}`, { method: 'PUT', form: wrong });
    expect([refused.status, refused.body.message]).toEqual([
      415,
      'The file is not a video in MP4 or WebM format.',
    ]);
    expect((await api.send<Setting>(`/settings/${film.id}`)).body.value).toBe(film.value);
  });

  const IBAN = 'CZ6508000000192000145399';
  const THEIRS = { value: 'CZ5508000000001234567899' };

  it.each([
    ['en', 'Only an owner of the site may change this.'],
    ['cs', 'Tohle smí měnit jen vlastník webu.'],
  ] as const)(
    'of money and law are changed by owners alone, told in %s',
    async (language, said) => {
      const token = { name: language, scopes: ['content'] };
      const script = (await api.admin<{ token: string }>('/api-tokens', { body: token })).body
        .token;
      const own = { setting_key: 'bank_iban', value: IBAN };
      const { body: bank } = await api.admin<Setting>('/settings', { body: own });
      await api.admin(`/settings/${bank.id}`, { method: 'PATCH', body: { value: `${IBAN} ` } });
      const trail = await api.admin<{ id: number }[]>(`/revisions?record_id=${bank.id}`);
      const revision = `/revisions/${trail.body.at(-1)?.id}/restore`;
      for (const bearer of [await api.tokenOf('editor'), script]) {
        const write = (method: string, path: string, body?: object) =>
          api.send<Failed>(path, { method, body, token: bearer, language });
        const refused = [
          await write('POST', '/settings', { setting_key: ' seller_ico ', value: '99027178' }),
          await write('PUT', `/settings/${bank.id}`, THEIRS),
          await write('PATCH', `/settings/${bank.id}`, { ...THEIRS, setting_key: 'hero_title' }),
          await write('PATCH', `/settings/${bank.id}`, { is_active: false }),
          await write('DELETE', `/settings/${bank.id}`),
          await write('POST', revision, {}),
        ];
        expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
        expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([said]));
        const mine = await write('POST', '/settings', { setting_key: 'my_own_bank', value: 'x' });
        expect(mine.status).toBe(201);
        const { id } = Object(mine.body);
        expect((await write('DELETE', `/settings/${id}`)).status).toBe(200);
      }
      expect((await api.send<Setting>(`/settings/${bank.id}`)).body.value).toBe(IBAN);
      expect((await api.admin(revision, { body: {} })).status).toBe(200);
      // Nobody makes it again either.
      await api.admin(`/settings/${bank.id}`, { method: 'DELETE' });
      const again = await api.send<Failed>(revision, { method: 'POST', body: {}, token: script });
      expect(again.status).toBe(403);
    },
  );

  it('take a Czech account number as its IBAN, and numbers of a company without spaces', async () => {
    const stored = async (setting_key: string, value: string) => {
      const { status, body } = await api.admin<Setting>('/settings', {
        body: { setting_key, value },
      });
      await api.admin(`/settings/${body.id}`, { method: 'DELETE' });
      return [status, body.value];
    };
    expect(await stored('bank_iban', '19-2000145399/0800')).toEqual([201, IBAN]);
    expect(await stored('seller_ico', '990 27 178')).toEqual([201, '99027178']);
    expect(await stored('seller_dic', 'cz99027178')).toEqual([201, 'CZ99027178']);
  });

  it.each([
    ['bank_iban', '19-2000145398/0800', 'V čísle účtu je překlep: kontrolní součet nesedí.'],
    ['bank_iban', 'CZ6608000000192000145399', 'V IBANu je překlep: kontrolní číslice nesedí.'],
    ['bank_iban', 'pošleme', 'Zadejte české číslo účtu, např. 19-2000145399/0800, nebo IBAN.'],
    ['seller_ico', '99027179', 'V IČO je překlep: poslední číslice neodpovídá ostatním.'],
    ['seller_ico', '9902717', 'IČO má osm číslic; zkontrolujte ho prosím.'],
    ['seller_dic', '99027178', 'Zadejte DIČ i se zemí, např. CZ12345678.'],
  ])('refuse a mistyped number at its field: %s %s', async (setting_key, typed, said) => {
    const inCzech = await api.admin<Failed>('/settings', {
      body: { setting_key, value: typed },
      language: 'cs',
    });
    expect([inCzech.status, inCzech.body.errors]).toEqual([422, { value: said }]);
    const translations = { cs: { setting_value: typed } };
    const { status, body } = await api.admin<Failed>('/settings', {
      body: { setting_key, translations },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['translations.cs.setting_value']]);
  });

  it('are read as they were stored before they were checked', async () => {
    const made = await api.admin<Setting>('/settings', {
      body: { setting_key: 'bank_iban', value: IBAN },
    });
    const path = `/settings/${made.body.id}`;
    await api.knex('settings').where({ id: made.body.id }).update({ value: 'CZ00' });
    expect((await api.admin<Setting>(path)).body.value).toBe('CZ00');
    const kept = await api.admin<Failed>(path, { method: 'PATCH', body: { value: 'CZ01' } });
    expect([kept.status, kept.body.errors]).toEqual([
      422,
      { value: 'Please enter a Czech account number, e.g. 19-2000145399/0800, or an IBAN.' },
    ]);
    await api.admin(path, { method: 'DELETE' });
  });

  it.each(Object.keys(FILE_SETTINGS))('refuse a path that is no stored file: %s', async (key) => {
    const { status, body } = await api.admin<Failed>('/settings', {
      body: { setting_key: key, value: '/uploads/nothing/1.webp' },
    });
    expect([status, body.errors]).toEqual([
      422,
      { value: 'The picture was not found among the uploaded files.' },
    ]);
  });
});
