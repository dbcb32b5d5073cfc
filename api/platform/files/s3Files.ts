import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { DomUtils } from 'htmlparser2';
import { FILE_PATH, isMissing, type ListedFile } from './fileStore.ts';
import { type AskStore, type Outgoing, type StoreAddress, StoreFailure, s3 } from './s3.ts';

const READ_ATTEMPTS = 2;

/** A file that is being downloaded. */
export interface Download {
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

export type S3Files = ReturnType<typeof s3Files>;

/**
 * Files in an object store, below `uploads/` or another folder; nothing else in the bucket is
 * listed or deleted. Objects are stored without a media type, so that a browser doesn't display
 * them from a public bucket.
 */
export function s3Files(
  address: StoreAddress,
  ask: AskStore = s3(address),
  { folder, isOurs } = { folder: 'uploads/', isOurs: FILE_PATH },
) {
  const root = address.prefix + folder;
  const keyOf = (path: string) => {
    if (!isOurs.test(path)) throw new Error('a path outside the store');
    return root + path;
  };
  /** Sends a request and returns the headers of the answer. */
  const send = async (method: string, path: string, body?: Outgoing): Promise<Headers> => {
    const { headers, bytes } = await ask(method, keyOf(path), {}, body);
    await buffer(bytes);
    return headers;
  };

  /** Pages of objects whose keys start with `below`; with a delimiter, of folders instead. */
  async function* pages(below: string, delimiter?: string): AsyncGenerator<Page> {
    const query = { 'list-type': '2', prefix: root + below, ...(delimiter && { delimiter }) };
    for (let next = ''; ; ) {
      const further: Record<string, string> = next === '' ? {} : { 'continuation-token': next };
      const { bytes } = await ask('GET', '', { ...query, ...further });
      const page = await readPage(await text(bytes), root, isOurs);
      yield page;
      if (page.next === undefined) return;
      next = page.next;
    }
  }

  async function* list(below = ''): AsyncGenerator<ListedFile> {
    for await (const { files } of pages(below)) yield* files;
  }

  const download = async (path: string): Promise<Download> => {
    const { headers, bytes } = await ask('GET', keyOf(path));
    const size = Number(headers.get('content-length') ?? Number.NaN);
    if (Number.isNaN(size)) throw new StoreFailure('an answer has no content-length');
    return { size, bytes };
  };

  /** All bytes of a file; an interrupted download is repeated once and continues where it ended. */
  async function* read(path: string): AsyncGenerator<Buffer> {
    for (let [attempt, sent] = [1, 0]; ; attempt += 1) {
      const { size, bytes } = await download(path);
      let arrived = 0;
      try {
        for await (const piece of bytes) {
          const repeated = Math.max(sent - arrived, 0);
          arrived += piece.length;
          sent = Math.max(sent, arrived);
          if (repeated < piece.length) yield Buffer.from(piece.subarray(repeated));
        }
        if (arrived !== size) throw new StoreFailure('a file was truncated');
        return;
      } catch (error) {
        const canRetry = error instanceof StoreFailure && error.retryable;
        if (!canRetry || attempt === READ_ATTEMPTS) throw error;
      }
    }
  }

  return {
    list,
    download,
    read,
    remove: (path: string) => send('DELETE', path),
    async isEmpty(): Promise<boolean> {
      for await (const _file of list()) return false;
      return true;
    },
    /** Stores a file; returns its entity tag. */
    async put(path: string, content: Buffer | Outgoing): Promise<string> {
      const body = Buffer.isBuffer(content) ? outgoing(content) : content;
      return unquoted((await send('PUT', path, body)).get('etag'));
    },
    /** When a file was stored. */
    stamp: async (path: string) => new Date((await send('HEAD', path)).get('last-modified') ?? ''),
    get: (path: string): Promise<Buffer> => buffer(read(path)),
    has: (path: string): Promise<boolean> =>
      send('HEAD', path).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    async removeFolder(folder: string): Promise<void> {
      for await (const { files } of pages(`${folder}/`)) {
        await Promise.all(files.map(({ path }) => send('DELETE', path)));
      }
    },
    async folders(): Promise<string[]> {
      const found: string[] = [];
      for await (const { folders } of pages('', '/')) found.push(...folders);
      return found;
    },
  };
}

function outgoing(bytes: Buffer): Outgoing {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { size: bytes.length, sha256, read: () => [bytes] };
}

/** Whether an object has these bytes: by its entity tag, if that is the MD5, else by reading it. */
export async function hasBytes(files: S3Files, path: string, bytes: Buffer, etag?: string) {
  if (etag === createHash('md5').update(bytes).digest('hex')) return true;
  return bytes.equals(await files.get(path));
}

interface Page {
  files: ListedFile[];
  folders: string[];
  next: string | undefined;
}

type Xml = Parameters<(typeof DomUtils)['textContent']>[0];

/** Parses one answer of ListObjectsV2; unexpected names are left out. */
async function readPage(xml: string, root: string, isOurs: RegExp): Promise<Page> {
  // Loaded on first use: most sites have no store.
  const { DomUtils, parseDocument } = await import('htmlparser2');
  const all = (within: Xml, name: string) => DomUtils.getElementsByTagName(name, within);
  const one = (within: Xml, name: string) => DomUtils.textContent(all(within, name).slice(0, 1));
  const below = (key: string) => (key.startsWith(root) ? key.slice(root.length) : '');
  const [list] = all(parseDocument(xml, { xmlMode: true }), 'ListBucketResult');
  const isCut = list !== undefined && one(list, 'IsTruncated') === 'true';
  const next = list && one(list, 'NextContinuationToken');
  if (list === undefined || (isCut && next === '')) {
    throw new StoreFailure('the answer is not a ListObjectsV2 result');
  }
  return {
    files: all(list, 'Contents')
      .map((object) => ({
        path: below(one(object, 'Key')),
        size: Number(one(object, 'Size')),
        etag: unquoted(one(object, 'ETag')),
        at: new Date(one(object, 'LastModified')),
      }))
      .filter(({ path }) => isOurs.test(path)),
    folders: all(list, 'CommonPrefixes')
      .map((folder) => below(one(folder, 'Prefix')).replace(/\/$/, ''))
      .filter((name) => /^[\w-]+$/.test(name)),
    next: isCut ? next : undefined,
  };
}

/** An entity tag without the quotes around it. */
const unquoted = (etag: string | null) => (etag ?? '').replaceAll(/^W\/|"/g, '');
