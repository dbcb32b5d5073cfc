import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { encoded } from './encoded.ts';
import { ResponseCache, type Sent } from './responseCache.ts';

const TEXT = Array.from({ length: 400 }, (_, n) => `Drift number ${n * n} `).join('');

/** An answer that was read so many milliseconds ago. */
function answer(text: string, age = 0) {
  const response = { status: 200, headers: [], body: Buffer.from(text) };
  return new ResponseCache().store('address', response, ['t'], performance.now() - age);
}

const encodingOf = ({ head }: Sent): string | undefined =>
  head[head.indexOf('content-encoding') + 1 || head.length];

const lengthOf = ({ head }: Sent) => Number(head[head.indexOf('content-length') + 1]);

it('compresses as the reader accepts, and small answers not at all', async () => {
  const large = answer(TEXT);
  const br = await encoded(large, 'gzip, br');
  expect(encodingOf(br)).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
  const gzip = await encoded(large, 'gzip');
  expect(encodingOf(gzip)).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  expect(encodingOf(await encoded(large, undefined))).toBeUndefined();
  expect(encodingOf(await encoded(answer('x'), 'br'))).toBeUndefined();
});

it('sends plainly what could not be compressed, and tries again', async () => {
  const entry = answer(TEXT);
  const { body } = entry;
  const unfit = { length: body.length } as unknown as Buffer;
  entry.body = unfit;
  const sent = await encoded(entry, 'br');
  expect([encodingOf(sent), sent.body]).toEqual([undefined, unfit]);
  entry.body = body;
  expect(encodingOf(await encoded(entry, 'br'))).toBe('br');
});

it('compresses more thoroughly what is asked for again after a while', async () => {
  const entry = answer(TEXT, 60_000);
  const first = await encoded(entry, 'br');
  // Nobody waits for it.
  expect(encoded(entry, 'br')).toBe(first);
  await vi.waitFor(() => expect(encoded(entry, 'br')).not.toBe(first));
  const later = await encoded(entry, 'br');
  expect(later.body.length).toBeLessThan(first.body.length);
  expect(lengthOf(later)).toBe(later.body.length);
  expect(brotliDecompressSync(later.body).toString()).toBe(TEXT);
});

it('does not where answers are dropped within seconds, or asked for once', async () => {
  // However slow the machine is.
  const young = answer(TEXT, -60_000);
  const once = answer(TEXT, 60_000);
  const settled = answer(TEXT, 60_000);
  const [first, , other] = await Promise.all([young, once, settled].map((it) => encoded(it, 'br')));
  encoded(young, 'br');
  encoded(settled, 'br');
  await vi.waitFor(() => expect(encoded(settled, 'br')).not.toBe(other));
  expect(encoded(young, 'br')).toBe(first);
  expect([young.isThorough, once.isThorough]).toEqual([false, false]);
});
