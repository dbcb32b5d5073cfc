import crypto, { createHash, createHmac, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver, { type ObjectFiles, type StoredObject } from 's3rver';
import { listening } from '../../db/testing/listening.ts';

const KEY = 'S3RVER';
const SECRET = 'S3RVER';
const BUCKET = 'pictures';

/**
 * The store encrypts the tokens of its pages with a cipher that OpenSSL 3 doesn't have any more; this
 * gives it the one that is left of that family. Returns what undoes it.
 */
function lendCipher(): () => void {
  const { createCipheriv, createDecipheriv } = crypto;
  const triple = (key: Buffer) => Buffer.concat([key, key, key]);
  Object.assign(crypto, {
    createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des'
        ? createCipheriv('des-ede3-cbc', triple(key), iv)
        : createCipheriv(name, key, iv),
    createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
      name === 'des'
        ? createDecipheriv('des-ede3-cbc', triple(key), iv)
        : createDecipheriv(name, key, iv),
  });
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv });
}

/** Stores an object as a real store does: it is answered for and read when it is whole. */
async function putWhole(this: ObjectFiles, object: StoredObject) {
  const { bucket, key, metadata } = object;
  const place = this.getResourcePath(bucket, key, 'object');
  await mkdir(dirname(place), { recursive: true });
  const hash = createHash('md5');
  let size = 0;
  const part = `${place}.${randomUUID()}`;
  await pipeline(
    object.content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    },
    createWriteStream(part),
  );
  await rename(part, place);
  const md5 = hash.digest('hex');
  await this.putMetadata(bucket, key, metadata, md5);
  return { size, md5 };
}

/** What can be wrong with a store: it hangs up, says nothing, is overloaded, or stops in a file. */
type Fault = 'away' | 'silent' | 'busy' | 'held' | 'cut' | null;

/** An S3-compatible store for tests, which checks signatures and fails on request. */
export async function startObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), 'paddock-store-'));
  const store = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  store.store.putObject = putWhole;
  await store.configureBuckets();
  const answer = store.callback();
  const takeCipherBack = lendCipher();
  const asked: string[] = [];
  const state = { fault: null as Fault, times: Number.POSITIVE_INFINITY, asking: '' };
  let release = () => undefined as unknown;

  const http = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    const isMeant = req.url?.includes(state.asking) === true && state.times > 0;
    const fault = isMeant ? state.fault : null;
    state.times -= 1;
    if (fault === 'away') req.socket.destroy();
    else if (fault === 'busy') refuse(req, res, 503, 'SlowDown');
    else if (!isSigned(req)) refuse(req, res, 403, 'SignatureDoesNotMatch');
    else if (fault !== 'silent') {
      if (fault !== null) release = holdBack(res, fault);
      answer(req, res);
    }
  });
  const port = await listening(http);
  const placeOf = (key: string) => join(directory, BUCKET, `${key}._S3rver_object`);

  return {
    url: `http://${KEY}:${SECRET}@127.0.0.1:${port}/${BUCKET}/team`,
    /** The requests so far. */
    asked,
    /** Where an object is on this disk. */
    placeOf,
    /** Fails so many requests, or only those among them whose address holds a text. */
    fail(fault: Fault, times = Number.POSITIVE_INFINITY, asking = '') {
      Object.assign(state, { fault, times, asking });
    },
    /** Lets a held answer go on. */
    release: () => release(),
    /** The keys of all objects. */
    async keys(): Promise<string[]> {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      const objects = names.filter((name) => name.endsWith('._S3rver_object'));
      return objects.map((name) => name.replace('._S3rver_object', '')).sort();
    },
    /** Writes objects past the protocol. */
    async place(keys: readonly string[], bytes: string) {
      for (const key of keys) {
        await mkdir(dirname(placeOf(key)), { recursive: true });
        await writeFile(placeOf(key), bytes);
      }
    },
    async close() {
      takeCipherBack();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function refuse(req: IncomingMessage, res: ServerResponse, status: number, code: string) {
  req.resume();
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Sends the first part of an answer; the rest when it is released, or never. */
function holdBack(res: ServerResponse, fault: 'held' | 'cut' | 'silent'): () => void {
  const write = res.write.bind(res);
  const end = res.end.bind(res);
  const held: (() => unknown)[] = [];
  let sent = 0;
  res.write = (chunk: Buffer) => {
    sent += 1;
    if (sent === 1) write(chunk);
    else if (fault === 'cut') res.destroy();
    else held.push(() => write(chunk));
    return true;
  };
  res.end = (...rest: unknown[]) => {
    held.push(() => end(...(rest as [])));
    if (fault === 'cut') res.destroy();
    return res;
  };
  return () => {
    for (const go of held) go();
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const SIGNED =
  /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;

/** Checks a signature of version 4, which the store itself takes as it is. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, key, day = '', region = '', names = '', signature] =
    SIGNED.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${SECRET}`,
  );
  return key === KEY && hmac(signing, toSign).toString('hex') === signature;
}
