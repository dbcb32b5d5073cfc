import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { CachedResponse, Encoding, Sent } from './responseCache.ts';

/** Compressing a smaller body saves too little. */
const MIN_COMPRESSED_BYTES = 1_024;

/** A page takes 2 ms at once and 30 to 60 ms thoroughly, which makes it 8% smaller. */
const BROTLI = { atOnce: 5, thorough: 10 } as const;
/** Answers that are dropped sooner are not worth it. */
const SETTLED_MS = 2_000;
/** One at a time, since the database works on the same threads; what waits keeps its answer in memory. */
const thorough = pLimit(1);
const WAITING_MAX = 50;

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
    },
  });

/**
 * The bits of a window that has room for the whole body. The encoder reserves memory by it: for the usual
 * window 32 MiB at each thorough compression, after which the C library keeps more for good.
 */
function windowFor({ length }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  // Sixteen bytes of a window are its own.
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

const compress = {
  br: (body: Buffer) => brotli(body, BROTLI.atOnce),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

const ALWAYS = ['cache-control', 'no-cache', 'x-content-type-options', 'nosniff'] as const;

/** The answer to a reader who has the entry already. */
export function unchanged(entry: CachedResponse): Sent {
  entry.sent.unchanged ??= { status: 304, head: headOf(entry), body: EMPTY };
  return entry.sent.unchanged;
}

const EMPTY = Buffer.alloc(0);

/**
 * The answer in the best encoding that the reader accepts; a promise while it is compressed. One that is
 * asked for again after a while is compressed more thoroughly meanwhile.
 */
export function encoded(
  entry: CachedResponse,
  acceptEncoding: string | undefined,
): Sent | Promise<Sent> {
  const encoding = encodingFor(entry, acceptEncoding);
  if (encoding === null) {
    entry.sent.plain ??= whole(entry, entry.body);
    return entry.sent.plain;
  }
  const known = entry.compressed[encoding];
  if (known === undefined) {
    entry.compressed[encoding] = compressed(entry, encoding, compress[encoding]).catch(() => {
      // The answer is sent as it is; the next request tries again.
      delete entry.compressed[encoding];
      return whole(entry, entry.body);
    });
    return entry.compressed[encoding];
  }
  if (encoding === 'br' && isWorthMore(entry)) compressThoroughly(entry);
  return known;
}

function isWorthMore({ isThorough, readAt }: CachedResponse): boolean {
  const isSettled = !isThorough && performance.now() - readAt > SETTLED_MS;
  return isSettled && thorough.pendingCount < WAITING_MAX;
}

/** Compresses in the background; where that fails, the first result stays. */
function compressThoroughly(entry: CachedResponse): void {
  entry.isThorough = true;
  const task = () => compressed(entry, 'br', (body) => brotli(body, BROTLI.thorough));
  thorough(task).catch(() => undefined);
}

async function compressed(
  entry: CachedResponse,
  encoding: Encoding,
  compressBody: (body: Buffer) => Promise<Buffer>,
): Promise<Sent> {
  const body = await compressBody(entry.body);
  const sent = whole(entry, body, ['content-encoding', encoding]);
  entry.compressed[encoding] = sent;
  return sent;
}

const whole = (entry: CachedResponse, body: Buffer, also: readonly string[] = []): Sent => ({
  status: entry.status,
  head: [...headOf(entry), ...also, 'content-length', String(body.length)],
  body,
});

const headOf = ({ headers, etag }: CachedResponse) => [...headers, 'etag', etag, ...ALWAYS];

function encodingFor(
  { body }: Pick<CachedResponse, 'body'>,
  acceptEncoding: string | undefined,
): Encoding | null {
  if (!acceptEncoding || body.length < MIN_COMPRESSED_BYTES) return null;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
}
