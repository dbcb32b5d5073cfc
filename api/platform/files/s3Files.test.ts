import { createHash, randomBytes } from 'node:crypto';
import fs, { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startObjectStore } from '../../testing/objectStore.ts';
import { loadConfig } from '../config.ts';
import { isMissing, type ListedFile, localFileStore } from './fileStore.ts';
import { openFiles } from './openFiles.ts';
import { type AskStore, type Outgoing, StoreFailure, s3 } from './s3.ts';
import { hasBytes, s3Files } from './s3Files.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  store = await startObjectStore();
});
afterEach(() => store.fail(null));
afterAll(() => store.close());

const open = (url = store.url, idleMs = 5_000) => {
  const address = loadConfig({ S3_URL: url }).store;
  if (!address) throw new Error('no address');
  return s3Files(address, s3(address, idleMs));
};
const all = async (files: AsyncIterable<ListedFile>) => {
  const list: ListedFile[] = [];
  for await (const file of files) list.push(file);
  return list;
};
const BYTES = Buffer.from('the bytes of a picture');
const EMPTY = createHash('sha256').digest('hex');
const MD5 = createHash('md5').update(BYTES).digest('hex');

it('stores and lists files, and deletes them by folder', async () => {
  const begun = Date.now();
  const files = open();
  expect(await all(files.list())).toEqual([]);
  expect(await files.put('abc/320.webp', BYTES)).toBe(MD5);
  await files.put('abc/640.webp', BYTES);
  await files.put('abcd/320.webp', BYTES);
  await files.put('abcd/none.webp', Buffer.alloc(0));
  expect(await store.keys()).toContain('team/uploads/abc/320.webp');
  expect(await files.get('abc/640.webp')).toEqual(BYTES);
  expect(await files.get('abcd/none.webp')).toEqual(Buffer.alloc(0));
  expect(await files.folders()).toEqual(['abc', 'abcd']);
  const at = expect.any(Date);
  expect(await all(files.list())).toEqual([
    { path: 'abc/320.webp', size: BYTES.length, etag: MD5, at },
    { path: 'abc/640.webp', size: BYTES.length, etag: MD5, at },
    { path: 'abcd/320.webp', size: BYTES.length, etag: MD5, at },
    { path: 'abcd/none.webp', size: 0, etag: expect.any(String), at },
  ]);
  const [first] = await all(files.list());
  expect(await files.stamp('abc/320.webp')).toEqual(first?.at);
  // The store may round to whole seconds.
  expect(Number(first?.at)).toBeGreaterThan(begun - 1_000);
  expect(Number(first?.at)).toBeLessThanOrEqual(Date.now());
  expect(await files.has('abc/320.webp')).toBe(true);
  await files.removeFolder('abc');
  expect(await files.has('abc/320.webp')).toBe(false);
  await expect(files.get('abc/320.webp')).rejects.toSatisfy(isMissing);
  await files.removeFolder('abc');
  expect(await files.folders()).toEqual(['abcd']);
  await files.removeFolder('abcd');
});

it('is tested with a store that answers only when an object is whole', async () => {
  const files = open();
  await files.put('abc/1.webp', Buffer.from('x'));
  // A disk that takes its time over the object, not over what the store notes about it.
  const { write } = fs;
  const slow = (...rest: unknown[]) => {
    const isObject = Buffer.isBuffer(rest[1]) && rest[1].equals(BYTES);
    setTimeout(() => Reflect.apply(write, fs, rest), isObject ? 300 : 0);
  };
  const writing = vi.spyOn(fs, 'write').mockImplementation(slow as never);
  await files.put('abc/1.webp', BYTES);
  expect(writing).toHaveBeenCalled();
  writing.mockRestore();
  expect(await files.get('abc/1.webp')).toEqual(BYTES);
  await files.removeFolder('abc');
});

it('compares content by its MD5, else by reading the object', async () => {
  const files = open();
  await files.put('abc/1.webp', BYTES);
  const before = store.asked.length;
  expect(await hasBytes(files, 'abc/1.webp', BYTES, MD5)).toBe(true);
  expect(store.asked.length).toBe(before);
  expect(await hasBytes(files, 'abc/1.webp', BYTES, `${MD5}-2`)).toBe(true);
  expect(await hasBytes(files, 'abc/1.webp', Buffer.from('others'), MD5)).toBe(false);
  await files.removeFolder('abc');
});

it('lists more than a page, and nothing that is not an upload', async () => {
  const names = Array.from({ length: 1_050 }, (_, index) => `f${1_000 + index}`);
  await store.place(
    names.map((name) => `team/uploads/${name}/9.webp`),
    'x',
  );
  await store.place(
    ['team/backups/a/1.webp', 'team/uploads/b/c/1.webp', 'team/uploads/1.txt'],
    'x',
  );
  const files = open();
  const before = store.asked.length;
  expect((await all(files.list())).map(({ path }) => path)).toEqual(
    names.map((name) => `${name}/9.webp`),
  );
  expect(store.asked.length - before).toBe(2);
  expect(await files.folders()).toEqual(names);
});

it('unescapes keys, tags and the continuation token of a list', async () => {
  const pages = [
    `<?xml version="1.0"?><!-- <Key>none</Key> --><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
      <IsTruncated>true</IsTruncated><NextContinuationToken>a&#47;b&#x2B;c&lt;&amp;lt;</NextContinuationToken>
      <Contents><Key>uploads/a&#98;c/1.webp</Key><Size>3</Size><ETag>&#34;x1&quot;</ETag>
      <LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents></ListBucketResult>`,
    '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>',
  ];
  const queries: unknown[] = [];
  const ask: AskStore = async (_method, _key, query) => {
    queries.push(query?.['continuation-token']);
    const bytes = (async function* () {
      yield Buffer.from(pages.shift() ?? '');
    })();
    return { headers: new Headers(), bytes };
  };
  const address = loadConfig({ S3_URL: 'https://k:s@s3.example/pictures' }).store;
  if (!address) throw new Error('no address');
  const files = s3Files(address, ask);
  const at = new Date('2026-11-01');
  expect(await all(files.list())).toEqual([{ path: 'abc/1.webp', size: 3, etag: 'x1', at }]);
  expect(queries).toEqual([undefined, 'a/b+c<&lt;']);
  await expect(all(files.list())).rejects.toThrow('not a ListObjectsV2 result');
});

it.each(['../secret', 'abc/../../x.webp', 'abc', '/abc/1.webp', 'abc/1.webp?acl'])(
  'requests no %s',
  async (path) => {
    const before = store.asked.length;
    await expect((async () => open().get(path))()).rejects.toThrow('outside');
    await expect((async () => open().put(path, BYTES))()).rejects.toThrow('outside');
    expect(store.asked.length).toBe(before);
  },
);

it('repeats requests that may succeed later, and no others', async () => {
  const files = open();
  for (const fault of ['busy', 'away'] as const) {
    store.fail(fault, 2);
    await files.put(`abc/${fault}.webp`, BYTES);
    expect(await files.get(`abc/${fault}.webp`)).toEqual(BYTES);
  }
  const before = store.asked.length;
  store.fail('silent');
  await expect(open(store.url, 100).get('abc/busy.webp')).rejects.toThrow('timed out');
  expect(store.asked.length - before).toBe(1);
});

it.each([
  ['away', 'no connection (UND_ERR_SOCKET)'],
  ['busy', 'status 503 SlowDown'],
] as const)('names the reason when the store is %s, and recovers', async (fault, why) => {
  const files = open();
  await files.put('abc/1.webp', BYTES);
  const before = store.asked.length;
  store.fail(fault);
  await expect(files.get('abc/1.webp')).rejects.toMatchObject({
    name: 'StoreFailure',
    status: 503,
    message: `The object store: ${why}`,
  });
  expect(store.asked.length - before).toBe(3);
  store.fail(null);
  expect(await files.get('abc/1.webp')).toEqual(BYTES);
});

it('fails on a truncated file', async () => {
  const large = Buffer.alloc(300_000, 'x');
  await open().put('abc/large.webp', large);
  store.fail('cut');
  await expect(open().get('abc/large.webp')).rejects.toBeInstanceOf(StoreFailure);
  store.fail('held');
  await expect(open(store.url, 300).get('abc/large.webp')).rejects.toThrow('timed out');
});

it('continues an interrupted download, once', async () => {
  const large = randomBytes(300_000);
  await open().put('abc/large.webp', large);
  const read = () => buffer(open().read('abc/large.webp'));
  store.fail('cut', 1);
  expect((await read()).equals(large)).toBe(true);
  store.fail('cut');
  await expect(read()).rejects.toThrow('no connection');
});

describe('streamed content', () => {
  const bytes = randomBytes(100_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const outgoing = (read: Outgoing['read'] = () => [bytes]) => ({ size: 100_000, sha256, read });

  it('is stored unchanged, and read anew for each attempt', async () => {
    let reads = 0;
    store.fail('busy', 1);
    const read = () => {
      reads += 1;
      return [bytes.subarray(0, 10), bytes.subarray(10)];
    };
    await open().put('abc/large.mp4', outgoing(read));
    expect(reads).toBe(2);
    expect((await open().get('abc/large.mp4')).equals(bytes)).toBe(true);
    await open().put('abc/none.mp4', { size: 0, sha256: EMPTY, read: () => [] });
    expect(await open().get('abc/none.mp4')).toHaveLength(0);
  });

  it('fails as other requests do', async () => {
    const put = (url?: string, read?: Outgoing['read']) =>
      open(url, 300).put('abc/1.mp4', outgoing(read));
    await expect(put(store.url.replace('S3RVER@', 'wrong@'))).rejects.toThrow('status 403');
    await expect(put(store.url.replace('/pictures', '/nowhere'))).rejects.toThrow('NoSuchBucket');
    const gone = () => createReadStream(join(tmpdir(), 'paddock-nowhere'));
    await expect(put(store.url, gone)).rejects.toSatisfy(isMissing);
    await expect(put('http://k:hidden@127.0.0.1:9/pictures')).rejects.toThrow(
      /^The object store: no connection \(\w+\)$/,
    );
    store.fail('away');
    await expect(put()).rejects.toThrow('no connection (ECONNRESET)');
    store.fail('silent');
    await expect(put()).rejects.toThrow('timed out');
  });
});

it('errors name a wrong key or bucket, and no secret', async () => {
  const wrongKey = open(store.url.replace('S3RVER@', 'wr%2Fong@'));
  await expect(wrongKey.get('abc/1.webp')).rejects.toThrow('status 403 SignatureDoesNotMatch');
  await expect(wrongKey.put('abc/1.webp', BYTES)).rejects.toThrow('status 403');
  const noBucket = open(store.url.replace('/pictures', '/nowhere'));
  await expect(noBucket.get('abc/1.webp')).rejects.toThrow('status 404 NoSuchBucket');
  await expect(noBucket.folders()).rejects.toThrow('status 404 NoSuchBucket');
  const elsewhere = open('http://k:hidden@127.0.0.1:9/pictures');
  await expect(elsewhere.folders()).rejects.not.toThrow('hidden');
});

it('is checked when the server starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-files-'));
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const look = async (prefix: string) => {
    const config = loadConfig({ DATA_DIR: dataDir, S3_URL: store.url.replace('/team', prefix) });
    await (await openFiles({ config, log, now: () => new Date() })).checkStore();
    return lines.splice(0).join('');
  };
  expect(await look('/look')).toBe('');
  await localFileStore(join(dataDir, 'uploads')).put('abc/1.webp', BYTES);
  expect(await look('/look')).toContain('npm run move-files');
  await store.place(['look/uploads/abc/1.webp'], 'x');
  expect(await look('/look')).toBe('');
  store.fail('busy');
  expect(await look('/look')).toContain('the object store cannot be read');
  await rm(dataDir, { recursive: true });
});
