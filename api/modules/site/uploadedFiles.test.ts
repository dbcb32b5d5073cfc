import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { soon } from '../../../db/testing/soon.ts';
import type { MediaItem, Setting } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { startObjectStore } from '../../testing/objectStore.ts';
import { testPicture } from '../../testing/pictures.ts';

type Store = Awaited<ReturnType<typeof startObjectStore>>;
const FILM = Buffer.alloc(300_000, '0123456789');

describe('uploads in an object store', () => {
  let store: Store;
  let api: Harness;

  beforeAll(async () => {
    store = await startObjectStore();
    api = await createHarness(() => openTestDatabase('sqlite'), { S3_URL: store.url });
  });
  afterEach(() => store.fail(null));
  afterAll(async () => {
    await api.close();
    await store.close();
  });

  const upload = async (width: number) => {
    const form = new FormData();
    form.set('setting_key', 'hero_image');
    form.set('file', await testPicture({ width }), 'hero.png');
    return form;
  };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(api.url + path, { headers, method });
  const askedFor = (path: string) => store.asked.filter((line) => line.includes(path)).length;

  it('are stored there with all their widths, served from the site, and deleted there', async () => {
    const { status, body } = await api.admin<Setting>('/settings', { form: await upload(700) });
    expect(status).toBe(201);
    const folder = body.value.split('/')[2];
    const keys = await store.keys();
    expect(keys).toEqual(
      body.value_info?.sources.map(({ path }) => `team${path}`).sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(keys.length).toBeGreaterThan(1);
    const served = await get(body.value);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(
      Buffer.from(await served.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');

    await api.admin(`/settings/${body.id}`, { method: 'DELETE' });
    await api.knex('revisions').delete();
    const [item] = (await api.admin<MediaItem[]>('/media')).body;
    expect((await api.admin(`/media/${item?.id}`, { method: 'DELETE' })).status).toBeLessThan(300);
    expect(await store.keys()).toEqual([]);
    expect((await get(`/uploads/${folder}/700.webp`)).status).toBe(404);
  });

  it('are fetched once, however many ask for them', async () => {
    await store.place(['team/uploads/once/file.mp4'], FILM.toString());
    const path = '/uploads/once/file.mp4';
    const first = await Promise.all([get(path), get(path), get(path, { range: 'bytes=5-9' })]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 206]);
    const bodies = await Promise.all(first.map((answer) => answer.text()));
    expect(bodies).toEqual([FILM.toString(), FILM.toString(), '56789']);
    expect(first[2]?.headers.get('content-range')).toBe('bytes 5-9/300000');
    store.fail('away');
    expect(await (await get(path, { range: 'bytes=-3' })).text()).toBe('789');
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000']);
    const beyond = await get(path, { range: 'bytes=300000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
    expect(askedFor('once')).toBe(1);
  });

  it('are sent while they arrive', async () => {
    await store.place(['team/uploads/slow/file.mp4'], FILM.toString());
    store.fail('held');
    const answer = await get('/uploads/slow/file.mp4');
    expect(answer.headers.get('content-length')).toBe('300000');
    const part = await get('/uploads/slow/file.mp4', { range: 'bytes=10-19' });
    expect(await part.text()).toBe('0123456789');
    store.release();
    expect(await answer.text()).toBe(FILM.toString());
  });

  it('that break off break off for the reader too, and are whole the next time', async () => {
    await store.place(['team/uploads/cut/file.mp4'], FILM.toString());
    store.fail('cut');
    const cut = get('/uploads/cut/file.mp4').then((answer) => answer.text());
    await expect(cut).rejects.toThrow();
    store.fail(null);
    // A reader of the same moment may still join the one that broke off.
    await soon(async () =>
      expect(await (await get('/uploads/cut/file.mp4')).text()).toBe(FILM.toString()),
    );
  });

  it('are 404 when they are not there, whatever the address', async () => {
    for (const path of ['/uploads/none/1.webp', '/uploads/', '/uploads/%2e%2e/x.webp']) {
      expect((await get(path)).status, path).toBe(404);
    }
    await store.place(['team/uploads/odd/1.html', 'team/uploads/odd/1.svg'], '<script>');
    expect((await get('/uploads/odd/1.html')).status).toBe(404);
    expect((await get('/uploads/odd/1.svg')).status).toBe(404);
    expect(askedFor('odd')).toBe(0);
  });

  it('fail with a message while the store is unavailable, and nothing is half stored', async () => {
    await store.place(['team/uploads/later/1.webp'], 'a picture');
    store.fail('away');
    const answer = await get('/uploads/later/1.webp');
    expect([answer.status, await answer.text()]).toEqual([503, 'Temporarily unavailable']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('text/plain');

    const before = await api.knex('uploads').count({ n: '*' });
    const refused = await api.admin<{ message: string }>('/settings', {
      form: await upload(710),
      language: 'cs',
    });
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Úložiště obrázků a filmů neodpovídá, nic se neuložilo. Zkuste to prosím za chvíli.',
    ]);
    expect(await api.knex('uploads').count({ n: '*' })).toEqual(before);
    expect((await api.send('/settings')).status).toBe(200);

    store.fail(null);
    expect(await (await get('/uploads/later/1.webp')).text()).toBe('a picture');
    expect((await api.admin('/settings', { form: await upload(710) })).status).toBe(201);
  });
});
