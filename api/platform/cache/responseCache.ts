import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { surrogateHeaders } from './surrogateHeaders.ts';

export type Encoding = 'br' | 'gzip';

export interface CachedResponse {
  status: number;
  /** A flat list of names and values, the fastest form for `writeHead`. */
  headers: readonly string[];
  body: Buffer;
  etag: string;
  tags: readonly string[];
  /** When its data were read, in milliseconds since the process began. */
  readAt: number;
  /** What is sent of it, made at the first request of each form: a hit puts nothing together. */
  sent: Partial<Record<'plain' | 'unchanged', Sent>>;
  /** The same compressed; a promise while that is under way. */
  compressed: Partial<Record<Encoding, Sent | Promise<Sent>>>;
  /** Whether the more thorough compression has begun; see `encoded`. */
  isThorough: boolean;
}

/** A head in the form of `writeHead`, and the body below it; empty for a 304. */
export interface Sent {
  status: number;
  head: string[];
  body: Buffer;
}

const ENTRY_OVERHEAD_BYTES = 1_024;
/** The most that an answer is outdated, should the message of a write ever be lost. */
const MAX_AGE_MS = 5 * 60_000;
/** The same while other instances' writes may go unnoticed; a page and the responses in it each have it. */
const UNTRUSTED_AGE_MS = 4_000;

type Plain = Pick<CachedResponse, 'status' | 'headers' | 'body'>;

/** Gets the resources whose answers are dropped; null for all. */
type TagListener = (tags: readonly string[] | null) => void;

/** Cached answers by tag, bounded in bytes and in age; dropped when a tag's resource is written. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  /** Milliseconds since the process began, and later with each call of `#tick`. */
  #clock = 0;
  /** How many requests were answered from the cache; the caller counts them. */
  hits = 0;
  #allForgottenAt = 0;
  #trustedUntil = Number.POSITIVE_INFINITY;
  #isShared = false;
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
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#trustedUntil === Number.POSITIVE_INFINITY) return entry;
    const now = performance.now();
    return now <= this.#trustedUntil || now - entry.readAt <= UNTRUSTED_AGE_MS ? entry : undefined;
  }

  /**
   * Until when other instances' writes are certain to be announced; for ever by default. After
   * this moment answers are kept for a few seconds only.
   * @param moment in milliseconds since the process began
   */
  trustUntil(moment: number): void {
    this.#trustedUntil = moment;
  }

  /** Whether caches in front of this server keep answers, too. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** From now on, answers say where and under which keys caches in front of this server keep them. */
  share(): void {
    this.#isShared = true;
  }

  /** To be called before the data are read; `store` does not cache what was dropped since. */
  begin(): number {
    return this.#tick();
  }

  /** @param address the one at which shared caches keep the answer, too; null or absent for nowhere */
  store(
    key: string,
    response: Plain,
    tags: readonly string[],
    begun: number,
    address: string | null = null,
  ): CachedResponse {
    const entry = { ...this.uncached(response), tags, readAt: begun };
    const forgottenAt = tags.map((tag) => this.#droppedAt.get(tag) ?? 0);
    if (Math.max(this.#allForgottenAt, ...forgottenAt) > begun) return entry;
    // Nothing would purge what other instances' writes outdate while they go unnoticed here.
    if (this.#isShared && address !== null && performance.now() <= this.#trustedUntil) {
      entry.headers = [...entry.headers, ...surrogateHeaders(address, tags)];
    }
    this.#entries.set(key, entry);
    // One that is too large is not kept, and nothing would remove its key.
    if (!this.#entries.has(key)) return entry;
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      keys.add(key);
      this.#keysOf.set(tag, keys);
    }
    return entry;
  }

  /** An answer in the same form that is not cached. */
  uncached(response: Plain): CachedResponse {
    const etag = `"${createHash('sha1').update(response.body).digest('base64url')}"`;
    const made = { sent: {}, compressed: {}, isThorough: false };
    return { ...response, ...made, etag, tags: [], readAt: this.#clock };
  }

  /** Calls back at each drop of this instance, to pass it on to the others. */
  onDrop(listener: TagListener): void {
    this.#listener = listener;
  }

  /** Calls back when answers are dropped, by any instance. */
  onForget(listener: TagListener): void {
    this.#forgetListeners.push(listener);
  }

  drop(tags: readonly string[]): void {
    this.forget(tags);
    this.#listener?.(tags);
  }

  /** Drops every answer, in all instances. */
  dropAll(): void {
    this.forgetAll();
    this.#listener?.(null);
  }

  forgetAll(): void {
    this.#allForgottenAt = this.#tick();
    this.#entries.clear();
    for (const listener of this.#forgetListeners) listener(null);
  }

  /** Drops the answers made of these resources in this instance. */
  forget(tags: readonly string[]): void {
    const at = this.#tick();
    for (const listener of this.#forgetListeners) listener(tags);
    for (const tag of tags) {
      this.#droppedAt.set(tag, at);
      for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.#entries.delete(key);
    }
  }

  #tick(): number {
    this.#clock = Math.max(performance.now(), this.#clock + 0.001);
    return this.#clock;
  }
}
