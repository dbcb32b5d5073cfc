import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Failure } from '../failure.ts';
import { isMissing, noSuchFile } from './fileStore.ts';

/** A bucket of an S3-compatible store and the credentials for it. */
export interface StoreAddress {
  origin: string;
  bucket: string;
  /** Prefix of all keys: '' or a path that ends with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent: derived from the host, else us-east-1. */
  region: string | undefined;
}

/** Time-out without any bytes sent or received, also in the middle of a file. */
const IDLE_MS = 10_000;
/** Slowest accepted speed at which a store processes a sent file, in bytes per millisecond. */
const MIN_BYTES_PER_MS = 250;
const MAX_ATTEMPTS = 3;
/** Bytes written at once; each write restarts the idle time-out. */
const PIECE = 64 * 1024;
/** Base of the exponential back-off between attempts. */
const BACK_OFF_MS = 100;

/**
 * 503: the store is unreachable or refuses a request; the message is for the log and has no secret.
 */
export class StoreFailure extends Failure {
  override name = 'StoreFailure';

  constructor(
    reason: string,
    /** Whether the same request may succeed in a moment. */
    readonly retryable = false,
  ) {
    super(503, { key: 'error.filesAway' }, { headers: { 'retry-after': '10' } });
    this.message = `The object store: ${reason}`;
  }
}

/** Content to send; it is streamed, and read anew for each attempt. */
export interface Outgoing {
  size: number;
  sha256: string;
  read(): Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** An answer of the store. `bytes` must be read to the end, else the connection can't be reused. */
interface StoreAnswer {
  headers: Headers;
  bytes: AsyncGenerator<Uint8Array>;
}

export type AskStore = ReturnType<typeof s3>;

/**
 * A client of an S3-compatible store. It sends signed requests and repeats those that may succeed
 * later, up to three attempts in all. The key '' is the bucket.
 * @throws StoreFailure; an error with the code ENOENT when there is no such object
 */
export function s3(address: StoreAddress, idleMs = IDLE_MS) {
  const { origin, bucket, accessKeyId, secretAccessKey, region } = address;
  // Derived signing keys, which are valid for a day.
  const cache = new Map<string, ArrayBuffer>();

  const once = async (method: string, key: string, query: Query, body?: Outgoing) => {
    const signed = await new AwsV4Signer({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache,
      method,
      url: `${origin}/${bucket}${key && `/${key}`}?${new URLSearchParams(query)}`,
      // The store verifies the content with this.
      headers: body && { 'x-amz-content-sha256': body.sha256 },
    }).sign();
    // Set after signing: proxies of some stores change it.
    signed.headers.set('accept-encoding', 'identity');
    const timeout = new AbortController();
    const timeOut = () => timeout.abort(new StoreFailure('timed out'));
    const timer = setTimeout(timeOut, idleMs + (body?.size ?? 0) / MIN_BYTES_PER_MS).unref();
    try {
      const request = { method, headers: signed.headers, signal: timeout.signal };
      const response = await (body
        ? send(signed.url, request, body, () => timer.refresh())
        : // A signature is valid for one host only.
          fetch(signed.url, { ...request, redirect: 'manual' }));
      const bytes = received(response, timer);
      if (!response.ok) throw refusal(response.status, await text(bytes), key);
      return { headers: response.headers, bytes };
    } catch (error) {
      clearTimeout(timer);
      throw asFailure(timeout.signal.aborted ? timeout.signal.reason : error);
    }
  };

  return async (method: string, key: string, query: Query = {}, body?: Outgoing) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(method, key, query, body);
      } catch (error) {
        const canRetry = error instanceof StoreFailure && error.retryable;
        if (!canRetry || attempt === MAX_ATTEMPTS) throw error;
        await sleep(BACK_OFF_MS * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  };
}

type Query = Record<string, string>;
type Request = { method: string; headers: Headers; signal: AbortSignal };

/** Streams with back-pressure; fetch would buffer the whole body. */
async function send(url: URL, request: Request, body: Outgoing, onPiece: () => void) {
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.size };
  const { protocol } = url;
  const sending = (protocol === 'http:' ? http : https).request(url, { ...request, headers });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).on('error', reject);
    pipeline(inPieces(body, onPiece), sending).catch(reject);
  });
  const content = await text(answer);
  // An error may be answered before everything is sent.
  if (!sending.writableFinished) sending.destroy();
  const { etag = '' } = answer.headers;
  return new Response(content || null, { status: answer.statusCode ?? 0, headers: { etag } });
}

async function* inPieces({ read }: Outgoing, onPiece: () => void) {
  for await (const bytes of read()) {
    for (let start = 0; start < bytes.length; start += PIECE) {
      onPiece();
      yield bytes.subarray(start, start + PIECE);
    }
  }
}

async function* received({ body }: Response, timer: NodeJS.Timeout): StoreAnswer['bytes'] {
  const reader = body?.getReader();
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
    // Stops the download when the reader does.
    await reader?.cancel().catch(() => undefined);
  }
}

/** The error that an unsuccessful answer means. */
function refusal(status: number, answer: string, key: string): Error {
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? '';
  if (status === 404 && code !== 'NoSuchBucket' && key) return noSuchFile();
  return new StoreFailure(`status ${status} ${code}`.trim(), status >= 500 || status === 429);
}

/** A connection error as a StoreFailure; its message has the error code, never the address. */
function asFailure(error: unknown): unknown {
  if (error instanceof StoreFailure || isMissing(error)) return error;
  const { cause = error }: { cause?: unknown } = Object(error);
  const code: unknown = Reflect.get(Object(cause), 'code');
  return new StoreFailure(`no connection${typeof code === 'string' ? ` (${code})` : ''}`, true);
}
