import { expect, it } from 'vitest';
import { Upload } from '../../../../db/models/upload.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { waitingForLocks } from '../../../../db/testing/locks.ts';
import { soon } from '../../../../db/testing/soon.ts';
import { PRODUCT } from '../../../platform/commands.ts';
import { testBus } from '../../../testing/testBus.ts';
import { createPictureInfos } from '../pictureInfos.ts';
import { removeUpload } from '../removeUpload.ts';
import { lockFiles } from './lockFiles.ts';

const PATH = '/uploads/rally/320.webp';

describeEachDatabase('a file that is being named', (open, kind) => {
  const setUp = async () => {
    const { knex } = await open();
    const upload = await Upload.query(knex).insert({
      path: PATH,
      kind: 'image',
      mime: 'image/webp',
      color: '',
      sources: [],
      digest: 'rally',
      size: 1,
      avif_pending: false,
    });
    const removed: string[] = [];
    const files = {
      put: async () => undefined,
      get: async () => Buffer.alloc(0),
      removeFolder: async (folder: string) => void removed.push(folder),
      folders: async () => [],
    };
    const pictures = createPictureInfos(knex);
    const deps = { bus: testBus(knex), files, pictures };
    return { knex, upload, removed, remove: () => removeUpload(deps, upload, 'en', PRODUCT) };
  };

  it('cannot be deleted until the write has ended, and is in use then', async () => {
    const { knex, removed, remove } = await setUp();
    const at = new Date().toISOString();
    const writing = await knex.transaction();
    const sponsor = { logo_path: PATH, display_order: 0, search: '', website_url: '' };
    await writing('sponsors').insert({ ...sponsor, created_at: at, updated_at: at });
    await lockFiles(writing, sponsor);
    const removing = remove();
    // SQLite lets the next one begin when this one has ended.
    if (kind === 'postgres') await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
    await writing.commit();
    expect((await removing).map(({ resource }) => resource)).toEqual(['sponsors']);
    expect(await Upload.query(knex).resultSize()).toBe(1);
    expect(removed).toEqual([]);
  });

  it('is refused once it is gone, unless it was used before or is part of a text', async () => {
    const { knex, removed, remove } = await setUp();
    expect(await remove()).toEqual([]);
    expect(removed).toEqual(['rally']);
    const hold = (record: object, before?: object) =>
      knex.transaction((trx) => lockFiles(trx, record, before));
    const missing = { status: 422, messageRef: { key: 'picture.missing' } };
    await expect(hold({ logo_path: PATH })).rejects.toMatchObject(missing);
    await hold({ logo_path: PATH }, { logo_path: PATH });
    await hold({ content: `<p>"${PATH}"</p>` });
  });
});
