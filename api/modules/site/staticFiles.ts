import { readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Failure } from '../../platform/failure.ts';
import {
  FILE_PATH,
  type OpenFile,
  openLocal,
  type ServedFiles,
} from '../../platform/files/fileStore.ts';
import type { Middleware } from '../../platform/http/context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.bmp': 'image/bmp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
};
/** `cache-control` of files whose content never changes. */
export const YEAR = 'public, max-age=31536000, immutable';
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StaticOptions {
  /** The path below which the folder is served; it ends with a slash. */
  prefix: string;
  folder: string;
}

/**
 * Serves files whose names contain a hash, so that they may be cached for a year; precompressed
 * ones are preferred. The names are read once, so that no other file can be reached.
 */
export async function builtFiles({ prefix, folder }: StaticOptions): Promise<Middleware> {
  const names = new Set(
    await readdir(folder, { recursive: true }).then(
      (list) => list.map((name) => name.split(sep).join('/')),
      () => [],
    ),
  );
  return async function builtFilesMiddleware(ctx, next) {
    const name = nameOf(ctx.path, prefix);
    if (!isRead(ctx.method) || name === null) return next();
    const type = TYPES[extname(name)];
    if (!type || !names.has(name)) return missing(ctx);
    let served = name;
    for (const [encoding, ending] of ENCODINGS) {
      if (!names.has(name + ending)) continue;
      ctx.vary('accept-encoding');
      if (served === name && ctx.acceptsEncodings(encoding) === encoding) {
        served = name + ending;
        ctx.set('content-encoding', encoding);
      }
    }
    send(ctx, await openLocal(join(folder, served)), type, YEAR);
  };
}

/** Media types of uploads: no text, and no SVG, which could contain scripts. */
const UPLOAD_TYPE = /^(video\/|image\/(?!svg))/;

/** Serves uploaded files; they may be cached for a year, as a name's content never changes. */
export function uploadedFiles(files: Pick<ServedFiles, 'open'>): Middleware {
  return async function uploadedFilesMiddleware(ctx, next) {
    const name = nameOf(ctx.path, '/uploads/');
    const type = TYPES[extname(ctx.path)] ?? '';
    const isUpload = name !== null && FILE_PATH.test(name) && UPLOAD_TYPE.test(type);
    if (!isRead(ctx.method) || !isUpload) return next();
    try {
      send(ctx, await files.open(name), type, YEAR);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The store is unreachable, which it logs itself once a minute.
      ctx.set(error.details.headers ?? {});
      plain(ctx, error.status, 'Temporarily unavailable');
    }
  };
}

/** Answers 404 as plain text instead of a rendered page. */
const missing = (ctx: Context) => plain(ctx, 404, 'Not found');

function plain(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  ctx.type = 'text/plain';
  ctx.set('cache-control', 'no-store');
  ctx.body = text;
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function nameOf(path: string, prefix: string): string | null {
  if (!path.startsWith(prefix)) return null;
  try {
    return decodeURIComponent(path.slice(prefix.length));
  } catch {
    return null;
  }
}

type Context = Parameters<Middleware>[0];

/** Answers with a file, or with the range of a video that a player requests; 404 without a file. */
function send(ctx: Context, file: OpenFile | null, type: string, caching: string): void {
  if (file === null) {
    ctx.remove('content-encoding');
    missing(ctx);
    return;
  }
  const { size } = file;
  ctx.set('content-type', type);
  ctx.set('cache-control', caching);
  ctx.set('x-content-type-options', 'nosniff');
  const range = type.startsWith('video/') ? rangeOf(ctx.get('range'), size) : null;
  if (type.startsWith('video/')) ctx.set('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('content-range', `bytes */${size}`);
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  ctx.status = range ? 206 : 200;
  if (range) ctx.set('content-range', `bytes ${start}-${end}/${size}`);
  ctx.body = ctx.method === 'HEAD' || size === 0 ? '' : file.read(start, end);
  // Setting the body replaced length and type by Koa's guesses.
  ctx.length = end - start + 1;
  ctx.set('content-type', type);
}

type Range = { start: number; end: number };

/**
 * The bytes that a single-range header requests; null without one, or for a form that is ignored.
 */
function rangeOf(header: string, size: number): Range | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}
