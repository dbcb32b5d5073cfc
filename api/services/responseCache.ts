import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

/** A finished answer, ready to be written as it is. */
export interface CachedResponse {
  status: number;
  /** Flat list of names and values, as `writeHead` takes it fastest. */
  headers: readonly string[];
  body: Buffer;
  etag: string;
  tags: readonly string[];
  /** Compressed bodies, made when first asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Below this a compressed body saves nothing worth the work. */
const MIN_COMPRESSED_BYTES = 1_024;
const ENTRY_OVERHEAD_BYTES = 1_024;
/** Should word of a write ever be lost, an answer is at most this old. */
const MAX_AGE_MS = 5 * 60_000;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Hears of the resources whose answers are forgotten; of null when all are. */
type TagListener = (tags: readonly string[] | null) => void;

/**
 * Visitors' answers kept in memory, tagged by the resources they were made of and dropped when one
 * of those is written. Bounded by bytes, of which the least recently used go first, and by age.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clock = 0;
  #allForgottenAt = 0;
  #listener: TagListener | undefined;
  readonly #forgetListeners: TagListener[] = [];

  constructor(maxBytes = 48 * 1024 * 1024) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => body.length * 2 + ENTRY_OVERHEAD_BYTES,
      maxEntrySize: maxBytes / 8,
      ttl: MAX_AGE_MS,
      ttlResolution: 1_000,
      perf: { now: () => performance.now() },
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#keysOf.get(tag)?.delete(key);
      },
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key);
  }

  /** To be called before the data are read; `store` refuses what was dropped in the meantime. */
  begin(): number {
    return this.#clock;
  }

  store(
    key: string,
    response: Pick<CachedResponse, 'status' | 'headers' | 'body'>,
    tags: readonly string[],
    begun: number,
  ): CachedResponse {
    const entry = { ...this.unkept(response), tags };
    const forgottenAt = tags.map((tag) => this.#droppedAt.get(tag) ?? 0);
    if (Math.max(this.#allForgottenAt, ...forgottenAt) > begun) return entry;
    this.#entries.set(key, entry);
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      keys.add(key);
      this.#keysOf.set(tag, keys);
    }
    return entry;
  }

  /** An answer in the same form that is not remembered. */
  unkept(response: Pick<CachedResponse, 'status' | 'headers' | 'body'>): CachedResponse {
    const etag = `"${createHash('sha1').update(response.body).digest('base64url')}"`;
    return { ...response, etag, tags: [], encoded: {} };
  }

  /** Calls back at each drop, so that other instances can be told. */
  onDrop(listener: TagListener): void {
    this.#listener = listener;
  }

  /** Calls back when answers are forgotten, wherever that began. */
  onForget(listener: TagListener): void {
    this.#forgetListeners.push(listener);
  }

  /** Forgets every answer made of one of these resources, here and in the other instances. */
  drop(tags: readonly string[]): void {
    this.forget(tags);
    this.#listener?.(tags);
  }

  /** Forgets every answer, here and in the other instances. */
  dropAll(): void {
    this.forgetAll();
    this.#listener?.(null);
  }

  /** Forgets every answer, here alone. */
  forgetAll(): void {
    this.#clock += 1;
    this.#allForgottenAt = this.#clock;
    this.#entries.clear();
    for (const listener of this.#forgetListeners) listener(null);
  }

  /** Forgets answers here alone. */
  forget(tags: readonly string[]): void {
    this.#clock += 1;
    for (const listener of this.#forgetListeners) listener(tags);
    for (const tag of tags) {
      this.#droppedAt.set(tag, this.#clock);
      for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.#entries.delete(key);
    }
  }
}

/** The body of an answer in the best encoding that the reader accepts. */
export async function encodedBody(
  response: CachedResponse,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  const encoding = encodingFor(response, acceptEncoding);
  if (!encoding) return { body: response.body, encoding: null };
  response.encoded[encoding] ??= compress[encoding](response.body);
  return { body: await response.encoded[encoding], encoding };
}

/** The encoding to answer in, or null for the plain body. */
export function encodingFor(
  response: Pick<CachedResponse, 'body'>,
  acceptEncoding: string | undefined,
): Encoding | null {
  if (!acceptEncoding || response.body.length < MIN_COMPRESSED_BYTES) return null;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
}
