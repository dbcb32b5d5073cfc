import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Failure } from '../failure.ts';
import { isMissing, noSuchFile } from './fileStore.ts';

/** A bucket of an S3-compatible store, and who asks it. */
export interface StoreAddress {
  origin: string;
  bucket: string;
  /** What each name in the bucket begins with: '' or a path that ends with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Absent: as the host says, else us-east-1. */
  region: string | undefined;
}

/** How long a store may be silent, also in the middle of a file. */
const SILENCE_MS = 10_000;
/** What a sent file takes at the slowest, in bytes per millisecond. */
const SLOWEST = 250;
const TRIES = 3;
/** So much is sent at once; the store is silent when it does not take it. */
const PIECE = 64 * 1024;
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

/** Content that is sent as fast as the store takes it, and read again for each try. */
export interface Outgoing {
  size: number;
  sha256: string;
  read(): Iterable<Buffer> | AsyncIterable<Buffer>;
}

/** Its bytes have to be read, for its connection to be used again. */
export interface StoreAnswer {
  headers: Headers;
  bytes: AsyncGenerator<Uint8Array>;
}

export type AskStore = ReturnType<typeof s3>;

/**
 * Asks an S3-compatible store with signed requests, up to three times where that may help. The key ''
 * is the bucket.
 * @throws StoreFailure; an error with the code ENOENT where there is no such object
 */
export function s3(address: StoreAddress, silenceMs = SILENCE_MS) {
  const { origin, bucket, accessKeyId, secretAccessKey, region } = address;
  // The signing keys of a day.
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
      // The store compares what arrives with this.
      headers: body && { 'x-amz-content-sha256': body.sha256 },
    }).sign();
    // Not signed: some stores' front ends change it.
    signed.headers.set('accept-encoding', 'identity');
    const silence = new AbortController();
    const tooSilent = () => silence.abort(new StoreFailure('it is silent'));
    const timer = setTimeout(tooSilent, silenceMs + (body?.size ?? 0) / SLOWEST).unref();
    try {
      const request = { method, headers: signed.headers, signal: silence.signal };
      const response = await (body
        ? send(signed.url, request, body, () => timer.refresh())
        : // A signed request is for this host alone.
          fetch(signed.url, { ...request, redirect: 'manual' }));
      const bytes = arriving(response, timer);
      if (!response.ok) throw refusal(response.status, await text(bytes), key);
      return { headers: response.headers, bytes };
    } catch (error) {
      clearTimeout(timer);
      throw asFailure(silence.signal.aborted ? silence.signal.reason : error);
    }
  };

  return async (method: string, key: string, query: Query = {}, body?: Outgoing) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await once(method, key, query, body);
      } catch (error) {
        const again = error instanceof StoreFailure && error.passing && tried < TRIES;
        if (!again) throw error;
        await rest(BACK_OFF_MS * 2 ** tried * (0.5 + Math.random()));
      }
    }
  };
}

type Query = Record<string, string>;
type Request = { method: string; headers: Headers; signal: AbortSignal };

/** Holds no more than the connection takes; fetch would read everything first. */
async function send(url: URL, request: Request, body: Outgoing, onPiece: () => void) {
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.size };
  const { protocol } = url;
  const sending = (protocol === 'http:' ? http : https).request(url, { ...request, headers });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve).on('error', reject);
    pipeline(inPieces(body, onPiece), sending).catch(reject);
  });
  const said = await text(answer);
  // A refusal may come before everything is sent.
  if (!sending.writableFinished) sending.destroy();
  const { etag = '' } = answer.headers;
  return new Response(said || null, { status: answer.statusCode ?? 0, headers: { etag } });
}

async function* inPieces({ read }: Outgoing, onPiece: () => void) {
  for await (const bytes of read()) {
    for (let start = 0; start < bytes.length; start += PIECE) {
      onPiece();
      yield bytes.subarray(start, start + PIECE);
    }
  }
}

async function* arriving({ body }: Response, timer: NodeJS.Timeout): StoreAnswer['bytes'] {
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
    // Whoever leaves early wants no more of it.
    await reader?.cancel().catch(() => undefined);
  }
}

/** What an answer that is no success means. */
function refusal(status: number, answer: string, key: string): Error {
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? '';
  if (status === 404 && code !== 'NoSuchBucket' && key) return noSuchFile();
  return new StoreFailure(`status ${status} ${code}`.trim(), status >= 500 || status === 429);
}

/** Anything that went wrong on the way; its cause names no address. */
function asFailure(error: unknown): unknown {
  if (error instanceof StoreFailure || isMissing(error)) return error;
  const { cause = error }: { cause?: unknown } = Object(error);
  const code: unknown = Reflect.get(Object(cause), 'code');
  return new StoreFailure(`no connection${typeof code === 'string' ? ` (${code})` : ''}`, true);
}
