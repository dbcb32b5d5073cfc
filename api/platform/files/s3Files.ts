import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { DomUtils } from 'htmlparser2';
import { FILE_PATH, isMissing, type ListedFile } from './fileStore.ts';
import { type AskStore, type Outgoing, type StoreAddress, StoreFailure, s3 } from './s3.ts';

const READS = 2;

/** A file on its way from the store. */
export interface Arriving {
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

export type S3Files = ReturnType<typeof s3Files>;

/**
 * Files in an object store, below `uploads/` or another folder: what else is in the bucket is never
 * listed and never deleted. Objects carry no media type, so that a browser shows nothing of an open
 * bucket.
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
  /** A request whose answer is its headers. */
  const tell = async (method: string, path: string, body?: Outgoing): Promise<Headers> => {
    const { headers, bytes } = await ask(method, keyOf(path), {}, body);
    await buffer(bytes);
    return headers;
  };

  /** What is below a name, page by page; with a delimiter, folders instead of what is in them. */
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

  const download = async (path: string): Promise<Arriving> => {
    const { headers, bytes } = await ask('GET', keyOf(path));
    const size = Number(headers.get('content-length') ?? Number.NaN);
    if (Number.isNaN(size)) throw new StoreFailure('it tells no length');
    return { size, bytes };
  };

  /** All bytes of a file; where they break off it is asked for once more, and goes on from there. */
  async function* read(path: string): AsyncGenerator<Buffer> {
    for (let [tried, told] = [1, 0]; ; tried += 1) {
      const { size, bytes } = await download(path);
      let arrived = 0;
      try {
        for await (const piece of bytes) {
          const known = Math.max(told - arrived, 0);
          arrived += piece.length;
          told = Math.max(told, arrived);
          if (known < piece.length) yield Buffer.from(piece.subarray(known));
        }
        if (arrived !== size) throw new StoreFailure('a file is cut off');
        return;
      } catch (error) {
        if (!(error instanceof StoreFailure && error.passing && tried < READS)) throw error;
      }
    }
  }

  return {
    list,
    download,
    read,
    remove: (path: string) => tell('DELETE', path),
    async isEmpty(): Promise<boolean> {
      for await (const _file of list()) return false;
      return true;
    },
    /** Returns what the store says of the content. */
    async put(path: string, content: Buffer | Outgoing): Promise<string> {
      const body = Buffer.isBuffer(content) ? outgoing(content) : content;
      return bare((await tell('PUT', path, body)).get('etag'));
    },
    /** When the store got a file. */
    stamp: async (path: string) => new Date((await tell('HEAD', path)).get('last-modified') ?? ''),
    get: (path: string): Promise<Buffer> => buffer(read(path)),
    has: (path: string): Promise<boolean> =>
      tell('HEAD', path).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    async removeFolder(folder: string): Promise<void> {
      for await (const { files } of pages(`${folder}/`)) {
        await Promise.all(files.map(({ path }) => tell('DELETE', path)));
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

/** Whether an object is these bytes: by its MD5, which most stores tell, or by reading it. */
export async function holds(files: S3Files, path: string, bytes: Buffer, etag?: string) {
  if (etag === createHash('md5').update(bytes).digest('hex')) return true;
  return bytes.equals(await files.get(path));
}

interface Page {
  files: ListedFile[];
  folders: string[];
  next: string | undefined;
}

type Xml = Parameters<(typeof DomUtils)['textContent']>[0];

/** Parses one answer of ListObjectsV2; names that are not ours are left out. */
async function readPage(xml: string, root: string, isOurs: RegExp): Promise<Page> {
  // Loaded here, for most sites have no store.
  const { DomUtils, parseDocument } = await import('htmlparser2');
  const all = (within: Xml, name: string) => DomUtils.getElementsByTagName(name, within);
  const one = (within: Xml, name: string) => DomUtils.textContent(all(within, name).slice(0, 1));
  const below = (key: string) => (key.startsWith(root) ? key.slice(root.length) : '');
  const [list] = all(parseDocument(xml, { xmlMode: true }), 'ListBucketResult');
  const isCut = list !== undefined && one(list, 'IsTruncated') === 'true';
  const next = list && one(list, 'NextContinuationToken');
  if (list === undefined || (isCut && next === '')) {
    throw new StoreFailure('it answers a list in an unknown form');
  }
  return {
    files: all(list, 'Contents')
      .map((object) => ({
        path: below(one(object, 'Key')),
        size: Number(one(object, 'Size')),
        etag: bare(one(object, 'ETag')),
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
const bare = (etag: string | null) => (etag ?? '').replaceAll(/^W\/|"/g, '');
