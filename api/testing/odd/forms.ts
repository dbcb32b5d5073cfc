import fc from 'fast-check';
import { oddText, wordOf } from './values.ts';

const BOUNDARY = '----odd';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A further part of a form: a file, real or not, or a field with an odd name. */
export const formPart: fc.Arbitrary<Buffer> = fc
  .record({
    name: fc.oneof(
      wordOf('image images images[0] thumbnail logo file photosToRemove[]'),
      wordOf('__proto__ __proto__[x] constructor[prototype] names[0] names[99999999]'),
      wordOf('translations[en][name] features[0][en] newPhotosOrder[0] a[b][c][d][e][f]'),
      oddText,
    ),
    fileName: fc.option(fc.constantFrom('a.png', '../../evil.html', 'a\0.png', '', 'x.svg')),
    type: fc.constantFrom('image/png', 'text/html', 'image/svg+xml', 'application/json', ''),
    content: fc.oneof(fc.constant(PNG), fc.constant(PNG.subarray(0, 40)), oddText.map(Buffer.from)),
  })
  .map(({ name, fileName, type, content }) => part(name, content, fileName, type));

function part(name: string, content: Buffer | string, fileName: string | null = null, type = '') {
  const safe = name.replace(/[\r\n"]/g, '');
  const file = fileName === null ? '' : `; filename="${fileName}"`;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${safe}"${file}\r\n`;
  const typed = type === '' ? '' : `content-type: ${type}\r\n`;
  return Buffer.concat([
    Buffer.from(`${head}${typed}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

/** The body as a form: nested values as JSON texts, as the back-office sends them. */
export function asForm([body, extra]: readonly [object, readonly Buffer[]]) {
  const fields = Object.entries(body).map(([name, value]) =>
    part(name, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)),
  );
  const payload = Buffer.concat([...fields, ...extra, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { payload, type: FORM_TYPE };
}

/** Forms that are cut off, not closed, or not forms. */
export const rawForm = fc.oneof(
  fc.nat(200).map((length) =>
    asForm([{ name: 'x' }, []])
      .payload.toString()
      .slice(0, length),
  ),
  fc.constantFrom(
    `--${BOUNDARY}--`,
    `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--\r\n`,
    '--other\r\n',
    '\r\n',
  ),
  oddText,
);
