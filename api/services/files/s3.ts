import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { StoreAddress } from '../../config.ts';
import { Failure } from '../failure.ts';
import { isMissing } from './fileStore.ts';

/** How long a store may be silent, also in the middle of a file. */
const SILENCE_MS = 10_000;
/** What a sent file takes at the slowest, in bytes per millisecond. */
const SLOWEST = 250;
const TRIES = 3;
const BACK_OFF_MS = 100;

/** 503: the store could not be asked, or it refuses; the message is for the log and holds no secret. */
export class StoreFailure extends Failure {
  override name = 'StoreFailure';

  constructor(
    why: string,
    /** Whether the same may succeed in a moment. */
    readonly passing = false,
  ) {
    super(503, { key: 'error.filesAway' }, { headers: { 'retry-after': '10' } });
    this.message = `The object store: ${why}`;
  }
}

export interface Asked<T> {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  /** The object's key; '' is the bucket. */
  key: string;
  query?: Record<string, string>;
  body?: Buffer;
  /** Takes what is wanted of the answer; what it throws is tried again like the request. */
  take(answer: StoreAnswer): Promise<T>;
}

export interface StoreAnswer {
  headers: Headers;
  text(): Promise<string>;
  /** The body as it arrives. */
  bytes(): AsyncGenerator<Uint8Array>;
}

export type AskStore = <T>(asked: Asked<T>) => Promise<T>;

/**
 * Asks an S3-compatible store with signed requests, up to three times where that may help.
 * @throws StoreFailure; an error with the code ENOENT where there is no such object
 */
export function s3(address: StoreAddress, silenceMs = SILENCE_MS): AskStore {
  const { origin, bucket, accessKeyId, secretAccessKey, region } = address;
  // The keys derived for a day.
  const cache = new Map<string, ArrayBuffer>();

  const once = async <T>({ method, key, query, body, take }: Asked<T>): Promise<T> => {
    const signed = await new AwsV4Signer({
      ...{ accessKeyId, secretAccessKey, region, service: 's3', cache, method },
      url: `${origin}/${bucket}${key && `/${key}`}?${new URLSearchParams(query)}`,
      // The store compares what arrives with this.
      headers: body && { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    }).sign();
    // Not signed: some stores' front ends change it.
    signed.headers.set('accept-encoding', 'identity');
    const silence = new AbortController();
    const limit = silenceMs + (body?.length ?? 0) / SLOWEST;
    const tooSilent = () => silence.abort(new StoreFailure('it is silent'));
    const timer = setTimeout(tooSilent, limit).unref();
    let isRead = true;
    try {
      const response = await fetch(signed.url, {
        ...{ method, headers: signed.headers, signal: silence.signal },
        body: body && new Uint8Array(body),
        // A signed request is for this host alone.
        redirect: 'manual',
      });
      if (!response.ok) throw await refusal(response);
      return await take({
        headers: response.headers,
        text: () => response.text(),
        bytes() {
          isRead = false;
          return arriving(response, timer);
        },
      });
    } catch (error) {
      throw asFailure(error);
    } finally {
      if (isRead) clearTimeout(timer);
    }
  };

  return async (asked) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(asked);
      } catch (error) {
        const again = error instanceof StoreFailure && error.passing && tried < TRIES;
        if (!again) throw error;
        await rest(BACK_OFF_MS * 2 ** tried * (0.5 + Math.random()));
      }
    }
  };
}

async function* arriving(response: Response, timer: NodeJS.Timeout): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      timer.refresh();
      yield part.value;
    }
  } catch (error) {
    throw asFailure(error);
  } finally {
    clearTimeout(timer);
    // Whoever leaves early wants no more of it.
    await reader?.cancel().catch(() => undefined);
  }
}

/** What an answer that is no success means. */
async function refusal(response: Response): Promise<Error> {
  const { status } = response;
  const text = await response.text();
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  if (status === 404 && code !== 'NoSuchBucket') {
    return Object.assign(new Error('no such object'), { code: 'ENOENT' });
  }
  return new StoreFailure(`status ${status} ${code}`.trim(), status >= 500 || status === 429);
}

/** Anything that went wrong on the way; its cause names no address. */
function asFailure(error: unknown): Error {
  if (error instanceof StoreFailure) return error;
  if (error instanceof Error && isMissing(error)) return error;
  const code: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code');
  return new StoreFailure(`no connection${typeof code === 'string' ? ` (${code})` : ''}`, true);
}
