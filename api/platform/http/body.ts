import { mkdirSync } from 'node:fs';
import { stat, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { HttpMethodEnum, koaBody } from 'koa-body';
import { LIMITS } from '../../contract/constants.ts';
import { Failure, invalid, malformed, noRoom } from '../failure.ts';
import type { Context, Middleware, UploadedFile } from './context.ts';
import { expandBrackets } from './formFields.ts';

export type BodyParser = ReturnType<typeof bodyParser>;

const METHODS = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH];

/**
 * Parses a write's body, JSON or multipart, into `state.body` and `state.files`; temporary files are
 * removed when the request ends. 400 malformed, 413 too large, 415 another media type, 422 for a file
 * where none is accepted.
 * @returns a middleware for forms with at most `maxFiles` files, by default none
 */
export function bodyParser(temporaryDir: string) {
  mkdirSync(temporaryDir, { recursive: true });
  const readJson = koaBody({
    urlencoded: false,
    text: false,
    jsonLimit: LIMITS.jsonBody,
    parsedMethods: METHODS,
  });

  /** Reads a form; its files are added to `begun` in the order in which they came. */
  const readForm = (ctx: Context, maxFiles: number, begun: BegunFile[]) =>
    new Promise<void>((resolve, reject) => {
      const read = koaBody({
        multipart: true,
        json: false,
        urlencoded: false,
        text: false,
        parsedMethods: METHODS,
        formidable: {
          uploadDir: temporaryDir,
          maxFiles: Math.max(1, maxFiles),
          maxFileSize: LIMITS.uploadBytes,
          maxTotalFileSize: LIMITS.uploadBytes * Math.max(1, maxFiles),
          maxFields: 2_000,
          maxFieldsSize: LIMITS.jsonBody,
          // Empty files are not an error here: each resource has its own rule for them.
          allowEmptyFiles: true,
          minFileSize: 0,
          filter() {
            // The parser would read the whole file before the request is answered.
            if (maxFiles === 0) reject(invalid({ key: 'error.noFiles' }));
            return maxFiles > 0;
          },
          onFileBegin: (_field, file) => begun.push(file),
        },
      });
      read(ctx, nothing).then(resolve, reject);
    });

  return ({ maxFiles = 0 }: { maxFiles?: number } = {}): Middleware =>
    async function bodyMiddleware(ctx, next) {
      ctx.state.body = {};
      ctx.state.files = new Map();
      const begun: BegunFile[] = [];
      try {
        try {
          if (ctx.is('multipart')) await readForm(ctx, maxFiles, begun);
          else await readJson(ctx, nothing);
          takeFields(ctx);
        } catch (error) {
          readOn(ctx.req);
          throw refusal(error, maxFiles);
        }
        ctx.state.files = takeFiles(ctx.request.files, begun);
        await checkWhole([...ctx.state.files.values()].flat());
        await next();
      } finally {
        await Promise.all(begun.map(({ filepath }) => unlink(filepath).catch(nothing)));
      }
    };
}

const nothing = async () => undefined;

interface BegunFile {
  filepath: string;
}

/** How much of a rejected request is still read, so that its sender can read the answer. */
const READ_ON = { bytes: 64_000_000, ms: 30_000 };

/** Reads on a rejected request, within these limits; then its connection is cut. */
function readOn(request: IncomingMessage): void {
  if (request.complete) return;
  const cut = () => request.destroy();
  const timer = setTimeout(cut, READ_ON.ms).unref();
  for (const over of ['end', 'close']) request.once(over, () => clearTimeout(timer));
  let bytes = 0;
  request.unpipe();
  request.resume();
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > READ_ON.bytes) cut();
  });
}

function refusal(error: unknown, maximum: number): unknown {
  if (isTooLarge(error)) {
    if (codeOf(error) === TOO_MANY_FILES) {
      return new Failure(413, { key: 'error.tooManyFiles', params: { maximum } });
    }
    const key = isLargeFile(error) ? 'error.fileTooLarge' : 'error.tooLarge';
    return new Failure(413, { key });
  }
  return isBrokenEncoding(error) ? malformed() : error;
}

function takeFields(ctx: Context): void {
  const body: unknown = ctx.request.body;
  // The parser also reads other JSON types, such as patches, which mean something else.
  if (body === undefined || !ctx.is('application/json', 'multipart')) {
    const hasBody = Number(ctx.get('content-length')) > 0 || ctx.get('transfer-encoding') !== '';
    if (hasBody) throw new Failure(415, { key: 'error.mediaType' });
    return;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const fields = Object.fromEntries(Object.entries(body));
  ctx.state.body = ctx.is('multipart') ? expandBrackets(fields) : fields;
}

/** Files by their field's name, as they came; the parser lists them as they end, in any order. */
function takeFiles(given: unknown, begun: readonly BegunFile[]): Map<string, UploadedFile[]> {
  const files = new Map<string, UploadedFile[]>();
  const sent = Object.entries(given ?? {}).flatMap(([field, value]) =>
    [value].flat().map((file) => ({ name: field.replace(/\[\d*\]$/, ''), file })),
  );
  sent.sort((a, b) => begun.indexOf(a.file) - begun.indexOf(b.file));
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

/** The parser ignores a full disk: the stored file is then shorter than the sent one. */
async function checkWhole(files: readonly UploadedFile[]): Promise<void> {
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size));
  if (files.some(({ size }, index) => size !== sizes[index])) throw noRoom();
}

/** Whether zlib failed: the body is not encoded as its `content-encoding` claims. */
function isBrokenEncoding(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^(Z_|ERR__ERROR_)/.test(code);
}

/** Formidable's codes for one file, and all files of a form, above the limit. */
const LARGE_FILE: readonly unknown[] = [1009, 1016];
const TOO_MANY_FILES = 1015;

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');
const isLargeFile = (error: unknown): boolean => LARGE_FILE.includes(codeOf(error));

function isTooLarge(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return Reflect.get(error, 'httpCode') === 413 || Reflect.get(error, 'status') === 413;
}
