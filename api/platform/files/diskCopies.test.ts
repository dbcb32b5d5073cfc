import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { soon } from '../../../db/testing/soon.ts';
import { cachedFiles } from './cachedFiles.ts';
import { type DiskCopies, diskCopies } from './diskCopies.ts';
import type { OpenFile } from './fileStore.ts';
import type { S3Files } from './s3Files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keep = async (copies: DiskCopies, path: string, content: string) => {
  const bytes = Readable.from([Buffer.from(content)]);
  await (await copies.take(path, { size: content.length, bytes })).done;
};
const whole = (file: OpenFile | undefined) => file && text(file.read(0, file.size - 1));

it('copies keep within their size limit; the least recently read go first', async () => {
  const place = join(folder, 'small');
  const copies = await diskCopies(place, 40);
  await keep(copies, 'a/1.webp', 'x'.repeat(15));
  await keep(copies, 'b/1.webp', 'y'.repeat(15));
  expect(await copies.find('a/1.webp')).not.toBeNull();
  await keep(copies, 'c/1.webp', 'z'.repeat(15));
  expect(await copies.find('b/1.webp')).toBeNull();
  await keep(copies, 'd/1.webp', 'too large'.repeat(10));
  await soon(async () => expect((await readdir(place)).sort()).toEqual(['a~1.webp', 'c~1.webp']));
});

it('copies survive a restart, except incomplete ones', async () => {
  const place = join(folder, 'kept');
  await keep(await diskCopies(place, 1_000), 'a/1.webp', 'whole');
  await writeFile(join(place, 'b~1.webp.0a1b2c3d.part'), 'ha');
  const copies = await diskCopies(place, 1_000);
  expect(await whole((await copies.find('a/1.webp'))?.file)).toBe('whole');
  expect(await readdir(place)).toEqual(['a~1.webp']);
});

it('a deleted folder of copies is filled again', async () => {
  const place = join(folder, 'cleared');
  const copies = await diskCopies(place, 1_000);
  await keep(copies, 'a/1.webp', 'first');
  await rm(place, { recursive: true });
  expect(await copies.find('a/1.webp')).toBeNull();
  const bytes = Readable.from([Buffer.from('ag'), Buffer.from('ain')]);
  const { file, done } = await copies.take('a/1.webp', { size: 5, bytes });
  expect(await whole(file)).toBe('again');
  await done;
  expect(await whole((await copies.find('a/1.webp'))?.file)).toBe('again');
});

it('a copy is dropped within a day after another server deleted the file', async () => {
  const copies = await diskCopies(join(folder, 'daily'), 1_000);
  await keep(copies, 'a/1.webp', 'a picture');
  let time = Date.now();
  const there = { download: vi.fn(), has: vi.fn(async () => true) };
  const files = cachedFiles({
    // Only the methods that are called here.
    store: there as unknown as S3Files,
    copies,
    log: pino({ level: 'silent' }),
    now: () => time,
  });
  await files.open('a/1.webp');
  expect(there.has).not.toHaveBeenCalled();
  time += 25 * 3_600_000;
  await files.open('a/1.webp');
  await files.open('a/1.webp');
  expect(there.has).toHaveBeenCalledTimes(1);
  there.has.mockResolvedValue(false);
  time += 25 * 3_600_000;
  expect(await files.open('a/1.webp')).not.toBeNull();
  there.download.mockRejectedValue(Object.assign(new Error('gone'), { code: 'ENOENT' }));
  await soon(async () => expect(await files.open('a/1.webp')).toBeNull());
});
