import fc from 'fast-check';

/** Texts that have broken servers before. */
const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\t\r\n',
  '\ud800',
  '\u202e',
  '\u2028',
  'e\u0301',
  'Žluťoučký kůň',
  '🏎️',
  "' or 1=1 --",
  '"; drop table cars; --',
  '%',
  '_',
  '\\',
  '%_\\',
  `\${7*7}`,
  '{{7*7}}',
  '../../etc/passwd',
  '/uploads/none.webp',
  '/uploads/../x',
  'http://127.0.0.1:1/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '<script>alert(1)</script>',
  '<p>',
  'null',
  'undefined',
  'NaN',
  'true',
  '{',
  '{"a":1}',
  '[]',
  '[1,2]',
  '{"en":{"name":[1]}}',
  '-1',
  '0',
  '1.5',
  '1e3',
  '1e400',
  '-0',
  '0x10',
  '2147483648',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '10000-01-01',
  '__proto__',
  'constructor',
  'toString',
  'search',
  'x'.repeat(201),
  'x'.repeat(2_000),
  'ž'.repeat(5_001),
  'drift-taxi-1',
  'a@b',
  'a@b.cz',
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const wordOf = (words: string) => fc.constantFrom(...words.split(' '));

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Values that JSON can carry and that code seldom reckons with; as JSON texts, so own `__proto__`. */
export const HOSTILE_JSON = [
  '{"toString":1,"valueOf":1}',
  '[{"toString":null}]',
  '{"__proto__":{"is_active":true,"en":{}}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"hasOwnProperty":1,"length":1e9}',
  '{"en":{"__proto__":{"name":"x"}},"cs":null}',
  nested(500, '[', ']'),
  nested(500, '{"a":', '}'),
  '[null,[],{},"",0,-1,1e308]',
  '-0',
  '1e999',
  '12345678901234567890',
];

export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...HOSTILE_JSON).map((text): unknown => JSON.parse(text)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 0.001, 2 ** 31, 1e300, [], {}),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Percent-encodes every byte, also what encodeURIComponent refuses. */
export const percentEncoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
