import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { MediaItem } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';

const pictureForm = async (size: Parameters<typeof testPicture>[0]) => {
  const form = new FormData();
  form.set('image', await testPicture(size), 'picture.png');
  return form;
};

describeEachDatabase('the list of stored files', (open) => {
  let server: Harness;
  const digests: string[] = [];

  beforeAll(async () => {
    server = await createHarness(open);
    for (const [index, width] of [400, 500, 300].entries()) {
      const picture = await testPicture({ width });
      digests.push(
        createHash('sha256')
          .update(Buffer.from(await picture.arrayBuffer()))
          .digest('hex'),
      );
      const form = new FormData();
      form.set('image', picture, 'car.png');
      form.set(
        'translations',
        JSON.stringify({ en: { name: `Car ${index}` }, cs: { name: 'Auto' } }),
      );
      expect((await server.admin('/cars', { form })).status).toBe(201);
    }
  });
  afterAll(() => server.close());

  it('is for administrators alone', async () => {
    expect((await server.send('/media')).status).toBe(401);
  });

  it('tells what was uploaded', async () => {
    const { body, headers } = await server.admin<MediaItem[]>('/media');
    expect(body.map(({ digest }) => digest)).toEqual(digests);
    expect(body[0]).toMatchObject({ kind: 'image', width: 400, height: 300, source_url: null });
    expect(body[0]?.path).toMatch(/^\/uploads\/\w+\/400\.webp$/);
    expect(body[0]?.info).toMatchObject({ width: 400, height: 300, color: '#ff4d0a' });
    expect(headers.get('content-range')).toBe('media 0-2/3');
    expect(headers.get('x-total-count')).toBe('3');
  });

  it('takes both list conventions', async () => {
    const simple = await server.admin<MediaItem[]>(
      `/media?sort=${encodeURIComponent('["width","DESC"]')}&range=[0,1]&filter={}`,
    );
    expect(simple.body.map(({ width }) => width)).toEqual([500, 400]);
    expect(simple.headers.get('content-range')).toBe('media 0-1/3');
    const plain = await server.admin<MediaItem[]>(`/media?_sort=width&_start=1&_end=9&kind=image`);
    expect(plain.body.map(({ width }) => width)).toEqual([400, 500]);
    const byDigest = await server.admin<MediaItem[]>(`/media?digest=${digests[2]}`);
    expect(byDigest.body.map(({ width }) => width)).toEqual([300]);
  });

  it('finds files by a part of their path', async () => {
    expect((await server.admin<MediaItem[]>('/media?q=/500.webp')).body).toHaveLength(1);
    expect((await server.admin<MediaItem[]>('/media?q=100%25')).body).toEqual([]);
  });

  it('finds files by the names of the records that show them', async () => {
    const found = await server.admin<MediaItem[]>('/media?q=car 1');
    expect(found.body.map(({ width }) => width)).toEqual([500]);
  });

  it('tells those that records use from those that none does', async () => {
    const { body: unused } = await server.admin<MediaItem>('/media', {
      form: await pictureForm({ width: 333 }),
    });
    const setting = { setting_key: 'contact_address', value: `<img src="${unused.path}">` };
    const widths = async (query: string) =>
      (await server.admin<MediaItem[]>(`/media?${query}`)).body.map(({ width }) => width);
    expect(await widths('used=false')).toEqual([333]);
    expect(await widths('filter={"used":true}&_sort=id')).toEqual([400, 500, 300]);
    await server.admin('/settings', { body: setting });
    expect(await widths('used=false')).toEqual([]);
  });
});
