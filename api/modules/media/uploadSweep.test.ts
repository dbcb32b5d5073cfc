import { expect, it } from 'vitest';
import { Upload } from '../../../db/models/upload.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { createPictureInfos } from './pictureInfos.ts';
import { sweepUploads } from './uploadSweep.ts';

const DAY = 86_400_000;

describeEachDatabase('sweeping files', (open) => {
  it('removes what nothing has named for 7 days, and nothing else', async () => {
    const { knex } = await open();
    const removed: string[] = [];
    const files: FileStore = {
      put: async () => undefined,
      get: async () => Buffer.alloc(0),
      removeFolder: async (folder) => void removed.push(folder),
      folders: async () => [],
    };
    for (const name of ['setting', 'text', 'nobody', 'returning']) {
      await Upload.query(knex).insert({
        path: `/uploads/${name}/320.webp`,
        kind: 'image',
        mime: 'image/webp',
        color: '',
        sources: [],
        digest: name,
        size: 1,
        avif_pending: false,
      });
    }
    const at = new Date().toISOString();
    const times = { created_at: at, updated_at: at };
    const name = (setting_key: string, value: string) =>
      knex('settings').insert({ setting_key, value, ...times });
    await name('og_image', '/uploads/setting/320.webp');
    await name('contact_address', 'See <img src="/uploads/text/320.webp">');

    const sweep = (days: number) =>
      sweepUploads(
        { knex, files, pictures: createPictureInfos(knex) },
        new Date(Date.parse(at) + days * DAY),
      );
    expect([await sweep(0), await sweep(6)]).toEqual([0, 0]);
    await name('hero_image', '/uploads/returning/320.webp');
    expect(await sweep(8)).toBe(1);
    expect(removed).toEqual(['nobody']);
    const left = await Upload.query(knex).orderBy('path');
    expect(left.map(({ digest, unused_since }) => [digest, unused_since])).toEqual([
      ['returning', null],
      ['setting', null],
      ['text', null],
    ]);
  });

  it('removes what lies in the store without ever having got a row, once it was seen for 7 days', async () => {
    const { knex } = await open();
    const removed: string[] = [];
    const stored = ['known', 'stray', 'new'];
    const files: FileStore = {
      put: async () => undefined,
      get: async () => Buffer.alloc(0),
      removeFolder: async (folder) => void removed.push(folder),
      folders: async () => stored.filter((folder) => !removed.includes(folder)),
    };
    const upload = (name: string) =>
      Upload.query(knex).insert({
        path: `/uploads/${name}/320.webp`,
        kind: 'image',
        mime: 'image/webp',
        color: '',
        sources: [],
        digest: name,
        size: 1,
        avif_pending: false,
      });
    await upload('known');
    const at = new Date().toISOString();
    await knex('settings').insert({
      setting_key: 'og_image',
      value: '/uploads/known/320.webp',
      created_at: at,
      updated_at: at,
    });
    const pictures = createPictureInfos(knex);
    const start = Date.now();
    const sweep = (days: number) =>
      sweepUploads({ knex, files, pictures }, new Date(start + days * DAY));
    expect(await sweep(0)).toBe(0);
    await upload('new');
    expect([await sweep(6), removed]).toEqual([0, []]);
    expect([await sweep(8), removed]).toEqual([1, ['stray']]);
  });

  it('reads the kept versions in pieces', async () => {
    const { knex } = await open();
    const row = { resource: 'cars', action: 'update', at: new Date().toISOString() };
    const versions = Array.from({ length: 1_200 }, (_, version) => ({
      ...row,
      record_id: 1,
      version,
      record: JSON.stringify({ image_path: `/uploads/of-${version}/320.webp` }),
    }));
    await knex.batchInsert('revisions', versions, 100);
    let most = 0;
    knex.on('query-response', (rows) => {
      const count = Array.isArray(rows) ? rows.length : rows?.rows?.length;
      most = Math.max(most, count ?? 0);
    });
    const files: FileStore = {
      put: async () => undefined,
      get: async () => Buffer.alloc(0),
      removeFolder: async () => undefined,
      folders: async () => [],
    };
    await sweepUploads({ knex, files, pictures: createPictureInfos(knex) }, new Date());
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1_000);
  });
});
