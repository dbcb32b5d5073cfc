import { mkdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { LIMITS } from '../contract/constants.ts';
import type { Middleware } from './context.ts';
import { Failure, malformed } from './failure.ts';
import { expandBrackets } from './formFields.ts';

/** A file of a multipart request, in a temporary place until it is stored. */
export interface UploadedFile {
  /** Where it lies for the length of the request. */
  path: string;
  size: number;
  /** What the client says it is called; never used for a stored name. */
  name: string;
  /** What the client says it is; the content decides. */
  claimedType: string;
}

/** When each file began: the parser lists files as they end, which under load is any order. */
const begun = new WeakMap<object, number>();
let filesBegun = 0;

interface BodyOptions {
  /** How many files a form may carry; 0 refuses them. */
  maxFiles?: number;
}

/**
 * Parses a write's body, JSON or multipart, into `state.body` and `state.files`. Temporary files
 * are gone when the request ends. 400 malformed, 413 too large, 415 another media type.
 */
export function bodyParser(temporaryDir: string) {
  mkdirSync(temporaryDir, { recursive: true });
  return ({ maxFiles = 0 }: BodyOptions = {}): Middleware => {
    const parse = koaBody({
      multipart: true,
      urlencoded: false,
      text: false,
      jsonLimit: LIMITS.jsonBody,
      parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
      formidable: {
        uploadDir: temporaryDir,
        maxFiles: Math.max(1, maxFiles),
        maxFileSize: LIMITS.uploadBytes,
        maxTotalFileSize: LIMITS.uploadBytes * Math.max(1, maxFiles),
        maxFields: 2_000,
        maxFieldsSize: LIMITS.jsonBody,
        // An empty file is not an error of the request: what to do with it is the resource's rule.
        allowEmptyFiles: true,
        minFileSize: 0,
        filter: () => maxFiles > 0,
        onFileBegin: (_field, file) => begun.set(file, ++filesBegun),
      },
    });
    return async function bodyMiddleware(ctx, next) {
      ctx.state.body = {};
      ctx.state.files = new Map();
      try {
        await parse(ctx, async () => {
          takeFields(ctx);
          ctx.state.files = takeFiles(ctx.request.files);
          await next();
        });
      } catch (error) {
        if (isTooLarge(error)) {
          // The rest of a refused upload is not read; the connection cannot be used again.
          ctx.set('connection', 'close');
          ctx.req.resume();
          throw new Failure(413, {
            key: isLargeFile(error) ? 'error.fileTooLarge' : 'error.tooLarge',
          });
        }
        if (isBrokenEncoding(error)) throw malformed();
        throw error;
      } finally {
        const files = [...ctx.state.files.values()].flat();
        await Promise.all(files.map(({ path }) => unlink(path).catch(() => undefined)));
      }
    };
  };
}

function takeFields(ctx: Parameters<Middleware>[0]): void {
  const body: unknown = ctx.request.body;
  // The parser reads JSON of other types too, such as patches, which mean something else.
  if (body === undefined || !ctx.is('application/json', 'multipart')) {
    const hasBody = Number(ctx.get('content-length')) > 0 || ctx.get('transfer-encoding') !== '';
    if (hasBody) throw new Failure(415, { key: 'error.mediaType' });
    return;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const fields = Object.fromEntries(Object.entries(body));
  ctx.state.body = ctx.is('multipart') ? expandBrackets(fields) : fields;
}

/** Files by their field's name; `images[]` and `images[0]` are `images`. */
function takeFiles(given: unknown): Map<string, UploadedFile[]> {
  const files = new Map<string, UploadedFile[]>();
  const sent = Object.entries(given ?? {}).flatMap(([field, value]) =>
    [value].flat().map((file) => ({ name: field.replace(/\[\d*\]$/, ''), file })),
  );
  sent.sort((a, b) => (begun.get(a.file) ?? 0) - (begun.get(b.file) ?? 0));
  for (const { name, file } of sent) {
    const list = files.get(name) ?? [];
    list.push({
      path: String(file.filepath),
      size: Number(file.size),
      name: String(file.originalFilename ?? ''),
      claimedType: String(file.mimetype ?? ''),
    });
    files.set(name, list);
  }
  return files;
}

/** What zlib says when a body is not encoded as its `content-encoding` tells. */
function isBrokenEncoding(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(Z_|ERR__ERROR_)/.test(code);
}

/** Formidable's codes for one file, and all of a form's, above the limit. */
const LARGE_FILE: readonly unknown[] = [1009, 1016];

const isLargeFile = (error: unknown): boolean =>
  LARGE_FILE.includes(Reflect.get(Object(error), 'code'));

function isTooLarge(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return Reflect.get(error, 'httpCode') === 413 || Reflect.get(error, 'status') === 413;
}
