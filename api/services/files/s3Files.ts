import { createHash } from 'node:crypto';
import type { StoreAddress } from '../../config.ts';
import { FILE_PATH, isMissing, type ListedFile } from './fileStore.ts';
import { type AskStore, StoreFailure, s3 } from './s3.ts';

/** A file on its way from the store. */
export interface Arriving {
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

export type S3Files = ReturnType<typeof s3Files>;

/**
 * The uploads in an object store, below `uploads/`: what else is in the bucket is never listed and
 * never deleted. Objects carry no media type, so that a browser shows nothing of an open bucket.
 */
export function s3Files(address: StoreAddress, ask: AskStore = s3(address)) {
  const root = `${address.prefix}uploads/`;
  const keyOf = (path: string) => {
    if (!FILE_PATH.test(path)) throw new Error('a path outside the store');
    return root + path;
  };

  /** What is below a name, page by page; with a delimiter, folders instead of what is in them. */
  async function* pages(below: string, delimiter?: string): AsyncGenerator<Page> {
    const query = { 'list-type': '2', prefix: root + below, ...(delimiter && { delimiter }) };
    let next: string | undefined;
    do {
      const page: Page = await ask({
        ...{ method: 'GET', key: '' },
        query: next === undefined ? query : { ...query, 'continuation-token': next },
        take: async ({ text }) => readPage(await text(), root),
      });
      yield page;
      next = page.next;
    } while (next !== undefined);
  }

  async function* list(below = ''): AsyncGenerator<ListedFile> {
    for await (const { files } of pages(below)) yield* files;
  }

  const download = (path: string): Promise<Arriving> =>
    ask({
      ...{ method: 'GET', key: keyOf(path) },
      async take({ headers, bytes }) {
        const size = Number(headers.get('content-length') ?? Number.NaN);
        if (!Number.isSafeInteger(size)) throw new StoreFailure('it tells no length');
        return { size, bytes: bytes() };
      },
    });

  return {
    list,
    download,
    /** Returns what the store says of the content. */
    put: (path: string, body: Buffer): Promise<string> =>
      ask({
        ...{ method: 'PUT', key: keyOf(path), body },
        take: async ({ headers }) => bare(headers.get('etag') ?? ''),
      }),
    async get(path: string): Promise<Buffer> {
      const { size, bytes } = await download(path);
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      const whole = Buffer.concat(parts);
      if (whole.length !== size) throw new StoreFailure('a file is cut off');
      return whole;
    },
    has: (path: string): Promise<boolean> =>
      ask({ method: 'HEAD', key: keyOf(path), take: async () => true }).catch((error: unknown) => {
        if (isMissing(error)) return false;
        throw error;
      }),
    async removeFolder(folder: string): Promise<void> {
      const remove = ({ path }: ListedFile) =>
        ask({ method: 'DELETE', key: keyOf(path), take: async () => undefined });
      for await (const { files } of pages(`${folder}/`)) await Promise.all(files.map(remove));
    },
    async folders(): Promise<string[]> {
      const found: string[] = [];
      for await (const { folders } of pages('', '/')) found.push(...folders);
      return found;
    },
    /** Throws a StoreFailure when the store doesn't answer; else whether anything is in it. */
    async isEmpty(): Promise<boolean> {
      for await (const _file of list()) return false;
      return true;
    },
  };
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

/** One answer of ListObjectsV2; names that are not ours are left out. */
function readPage(xml: string, root: string): Page {
  const textOf = (within: string, name: string) =>
    plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(within)?.[1] ?? '');
  const blocks = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, block = '']) => block);
  const below = (key: string) => (key.startsWith(root) ? key.slice(root.length) : '');
  const isCut = textOf(xml, 'IsTruncated') === 'true';
  const next = textOf(xml, 'NextContinuationToken');
  if (!xml.includes('<ListBucketResult') || (isCut && next === '')) {
    throw new StoreFailure('it answers a list in an unknown form');
  }
  return {
    files: blocks('Contents')
      .map((block) => ({
        path: below(textOf(block, 'Key')),
        size: Number(textOf(block, 'Size')),
        etag: bare(textOf(block, 'ETag')),
      }))
      .filter(({ path }) => FILE_PATH.test(path)),
    folders: blocks('CommonPrefixes')
      .map((block) => below(textOf(block, 'Prefix')).replace(/\/$/, ''))
      .filter((name) => /^[\w-]+$/.test(name)),
    next: isCut ? next : undefined,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>' },
  ...{ '&quot;': '"', '&apos;': "'", '&#34;': '"', '&#39;': "'" },
};
const plain = (text: string) => text.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);

const bare = (etag: string) => etag.replace(/^(W\/)?"|"$/g, '');
