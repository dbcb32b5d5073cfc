import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { GalleryItem } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

describeOnSqlite('a gallery picture', (open) => {
  let server: Harness;
  beforeAll(async () => {
    server = await createHarness(open);
  });
  afterAll(() => server.close());

  const withPicture = async (field: string, color: string) => {
    const form = new FormData();
    form.set(field, await testPicture({ width: 1_000, color }), 'a.png');
    return form;
  };
  const stored = async ({ id }: GalleryItem) =>
    (await server.knex('gallery_items').where({ id }).first()).thumbnail_path;

  it('without a thumbnail names its smallest width, which written back is no thumbnail', async () => {
    const form = await withPicture('image', '#102030');
    const made = await server.admin<GalleryItem>('/gallery', { form });
    const { image_path, thumbnail_path, thumbnail_info, image_info } = made.body;
    const widths = image_info?.sources.map(({ width }) => width) ?? [];
    expect(thumbnail_path).toBe(image_path.replace('1000', String(Math.min(...widths))));
    expect(thumbnail_path).not.toBe(image_path);
    expect(thumbnail_info).toEqual(image_info);
    expect((await fetch(server.url + thumbnail_path)).status).toBe(200);
    const { body: read } = await server.send<GalleryItem>(`/gallery/${made.body.id}`);
    expect(read.thumbnail_path).toBe(thumbnail_path);

    const path = `/gallery/${made.body.id}`;
    const back = await server.admin<GalleryItem>(path, { method: 'PUT', body: made.body });
    expect(back.status).toBe(200);
    expect(await stored(back.body)).toBe('');

    const other = await withPicture('image', '#405060');
    other.set('thumbnail_path', thumbnail_path);
    const changed = await server.admin<GalleryItem>(path, { method: 'PUT', form: other });
    expect(await stored(changed.body)).toBe('');
    expect(changed.body.thumbnail_path).not.toBe(thumbnail_path);

    const { id: _, version: __, ...copy } = changed.body;
    const again = await server.admin<GalleryItem>('/gallery', { body: copy });
    expect([again.status, await stored(again.body)]).toEqual([201, '']);
  });

  it('keeps a thumbnail of its own, and drops it when it is cleared', async () => {
    const form = await withPicture('image', '#708090');
    form.set('thumbnail', await testPicture({ color: '#a0b0c0' }), 'b.png');
    const { body } = await server.admin<GalleryItem>('/gallery', { form });
    expect(await stored(body)).toBe(body.thumbnail_path);
    expect(body.thumbnail_path.split('/')[2]).not.toBe(body.image_path.split('/')[2]);
    const path = `/gallery/${body.id}`;
    const back = await server.admin<GalleryItem>(path, { method: 'PUT', body });
    expect(await stored(back.body)).toBe(body.thumbnail_path);
    const cleared = { thumbnail_path: '' };
    const { body: bare } = await server.admin<GalleryItem>(path, { method: 'PUT', body: cleared });
    expect(await stored(bare)).toBe('');
    expect(bare.thumbnail_path.split('/')[2]).toBe(body.image_path.split('/')[2]);
  });
});
