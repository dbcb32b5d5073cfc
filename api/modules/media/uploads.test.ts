import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Upload } from '../../../db/models/upload.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/testing/databases.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import { localFileStore } from '../../platform/files/fileStore.ts';
import { encoder } from '../../platform/images/encode.ts';
import { testPicture } from '../../testing/pictures.ts';
import { type Accepted, createUploads } from './uploads.ts';

describe('the same file again', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    folder = await mkdtemp(join(tmpdir(), 'paddock-uploads-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const uploadsOf = () => {
    const { knex } = database;
    const files = localFileStore(join(folder, 'stored'));
    return createUploads({ knex, files, encoder });
  };

  const sent = async (bytes: Buffer, accepted?: Accepted) => {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const file = { path, size: bytes.length, name: 'x', claimedType: 'image/png' };
    return uploadsOf().store(PENDING_FILE, file, 'image_path', accepted);
  };
  const png = async (width: number) =>
    Buffer.from(await (await testPicture({ width })).arrayBuffer());

  it('is stored once', async () => {
    const first = await sent(await png(320));
    await Upload.query(database.knex).patch({ unused_since: '2026-01-01T00:00:00.000Z' });
    expect(await sent(await png(320))).toBe(first);
    expect(await sent(await png(321))).not.toBe(first);
    expect(await readdir(join(folder, 'stored'))).toHaveLength(2);
    const [known] = await Upload.query(database.knex).where({ path: first });
    expect(known?.unused_since).toBeNull();
  });

  it('is kept from the sweep when its path is given, and must still be there', async () => {
    const { knex } = database;
    const path = await sent(await png(322));
    await Upload.query(knex).where({ path }).patch({ unused_since: '2026-01-01T00:00:00.000Z' });
    const give = () => uploadsOf().store(path, undefined, 'image_path');
    expect(await give()).toBe(path);
    expect((await Upload.query(knex).findOne({ path }))?.unused_since).toBeNull();
    await Upload.query(knex).where({ path }).delete();
    await expect(give()).rejects.toMatchObject({ status: 422 });
  });

  it('is no way around what a field takes', async () => {
    const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
    const kept = await sent(bmp, 'articleImage');
    expect(kept).toMatch(/\.bmp$/);
    expect(await sent(bmp, 'articleImage')).toBe(kept);
    await expect(sent(bmp)).rejects.toMatchObject({ status: 415 });
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom0000isomavc1')]);
    const video = await sent(mp4, 'video');
    const picture = await sent(await png(323));
    const named = (path: string, accepted?: Accepted) =>
      uploadsOf().store(path, undefined, 'image_path', accepted);
    for (const [path, accepted] of [
      [kept, 'picture'],
      [video, 'picture'],
      [video, 'articleImage'],
      [picture, 'video'],
    ] as const) {
      await expect(named(path, accepted)).rejects.toMatchObject({ status: 422 });
    }
    expect(await named(kept, 'articleImage')).toBe(kept);
    expect(await named(picture, 'articleImage')).toBe(picture);
    expect(await named(video, 'video')).toBe(video);
  });
});
