import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { setDemoState } from '../../../db/models/meta.ts';
import { Upload } from '../../../db/models/upload.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { Failure } from '../../platform/failure.ts';
import { type FileStore, localFileStore } from '../../platform/files/fileStore.ts';
import { encoder } from '../../platform/images/encode.ts';
import type { Encoder } from '../../platform/images/encoder.ts';
import { createAvifWorker } from './avif.ts';
import { createPictureInfos } from './pictureInfos.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const NOISY = { width: 320, height: 200, channels: 3, background: '#000', noise } as const;
const noisy = () => sharp({ create: NOISY }).webp({ quality: 95 }).toBuffer();

const row = (name: string, width: number) => ({
  path: `/uploads/${name}/${width}.webp`,
  kind: 'image' as const,
  mime: 'image/webp',
  width,
  height: 200,
  color: '#000000',
  sources: [{ path: `/uploads/${name}/${width}.webp`, width, type: 'image/webp' }],
  digest: name,
  size: 1,
  avif_pending: true,
});

const log = pino({ level: 'silent' });

describeOnSqlite('AVIF variants', (open) => {
  it('join a picture’s sources, and its pages are made anew', async () => {
    const { knex } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-avif-'));
    const files = localFileStore(folder);
    await files.put('abc/320.webp', await noisy());
    await files.put('bad/10.webp', Buffer.from('broken'));
    await Upload.query(knex).insert(row('bad', 10));
    await Upload.query(knex).insert(row('abc', 320));
    const cache = new ResponseCache();
    cache.store('cars', { status: 200, headers: [], body: Buffer.from('x') }, ['cars'], 0);
    const pictures = createPictureInfos(knex);
    await pictures.of(['/uploads/abc/320.webp']);

    const worker = createAvifWorker({ knex, files, encoder, pictures, cache, log });
    expect(await worker.work()).toBe(2);
    expect(await worker.work()).toBe(0);

    const info = (await pictures.of(['/uploads/abc/320.webp'])).get('/uploads/abc/320.webp');
    expect(info?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(await readdir(join(folder, 'abc'))).toEqual(['320.avif', '320.webp']);
    expect(cache.get('cars')).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  it('wait until the demo is loaded', async () => {
    const { knex } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-avif-'));
    const files = localFileStore(folder);
    await files.put('abc/320.webp', await noisy());
    await Upload.query(knex).insert(row('abc', 320));
    const pictures = createPictureInfos(knex);
    const cache = new ResponseCache();
    const worker = createAvifWorker({ knex, files, encoder, pictures, cache, log });
    await setDemoState(knex, 'loading');
    expect(await worker.work()).toBe(0);
    await setDemoState(knex, 'ready');
    expect(await worker.work()).toBe(1);
    await rm(folder, { recursive: true });
  });

  it('of a picture that is deleted meanwhile go with it', async () => {
    const { knex } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-avif-'));
    const stored = localFileStore(folder);
    await stored.put('abc/320.webp', await noisy());
    await Upload.query(knex).insert(row('abc', 320));
    const files: FileStore = {
      ...stored,
      async get(path) {
        const webp = await stored.get(path);
        await Upload.query(knex).delete();
        await stored.removeFolder('abc');
        return webp;
      },
    };
    const pictures = createPictureInfos(knex);
    await createAvifWorker({
      knex,
      files,
      encoder,
      pictures,
      cache: new ResponseCache(),
      log,
    }).work();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('that were not made because the server ended are made after its next start', async () => {
    const { knex } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-avif-'));
    const files = localFileStore(folder);
    await files.put('abc/320.webp', await noisy());
    await Upload.query(knex).insert(row('abc', 320));
    const closed: Encoder = {
      ...encoder,
      async avif() {
        void worker.stop();
        throw new Error('it was closed');
      },
    };
    const pictures = createPictureInfos(knex);
    const cache = new ResponseCache();
    const worker = createAvifWorker({ knex, files, encoder: closed, pictures, cache, log });
    await worker.work();
    expect((await Upload.query(knex).first())?.avif_pending).toBeTruthy();
    await rm(folder, { recursive: true });
  });

  it('a stop waits for no encoding, but for all else that reads and writes', async () => {
    const { knex } = await open();
    const folder = await mkdtemp(join(tmpdir(), 'paddock-avif-'));
    const files = localFileStore(folder);
    await files.put('abc/320.webp', await noisy());
    await Upload.query(knex).insert(row('abc', 320));
    const avif = vi.fn(() => new Promise<never>(() => undefined));
    const pictures = createPictureInfos(knex);
    const cache = new ResponseCache();
    const slow: Encoder = { ...encoder, avif };
    const worker = createAvifWorker({ knex, files, encoder: slow, pictures, cache, log });
    const round = worker.work();
    await vi.waitFor(() => expect(avif).toHaveBeenCalledOnce());
    await worker.stop();
    await round;
    expect((await Upload.query(knex).first())?.avif_pending).toBeTruthy();
    await rm(folder, { recursive: true });
  });

  it('wait where the store of files is away', async () => {
    const { knex } = await open();
    await Upload.query(knex).insert(row('abc', 320));
    const files: FileStore = {
      ...localFileStore(tmpdir()),
      get: () => Promise.reject(new Failure(503, { key: 'error.filesAway' })),
    };
    const pictures = createPictureInfos(knex);
    const cache = new ResponseCache();
    const worker = createAvifWorker({ knex, files, encoder, pictures, cache, log });
    expect(await worker.work()).toBe(0);
    expect((await Upload.query(knex).first())?.avif_pending).toBeTruthy();
  });
});
