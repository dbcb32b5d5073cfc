import fc from 'fast-check';
import { oddText } from './values.ts';

/** What HTTP lets a header hold: Latin-1 without control characters. */
const headerText = oddText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 1_000)
    .trim(),
);

/** Up to two headers that clients send otherwise, or not at all. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      'accept-language': fc.oneof(
        fc.constantFrom('cs', 'cs-CZ,cs;q=0.9', 'en', 'de', '*', 'cz'),
        headerText,
      ),
      accept: fc.constantFrom('text/html', 'image/*', '*/*', 'nonsense'),
      range: fc.oneof(fc.constantFrom('cars=0-9', 'bytes=0-0', 'bytes=9-1', 'items=*'), headerText),
      'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"', '"'), headerText),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'nonsense'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'nonsense'),
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'key-1', 'x'.repeat(201)), headerText),
      cookie: fc.oneof(
        fc.constantFrom('invoice=a.b.c', 'known_device=', 'language=cs', '=;=;=', '__proto__=1'),
        headerText,
      ),
      origin: fc.constantFrom('null', 'https://evil.example', 'x'),
      host: fc.constantFrom('rysi.cz', '', 'a b', '[::1'),
      'x-forwarded-host': fc.constantFrom('evil.example', '', 'a,b', '<script>'),
      'x-forwarded-proto': fc.constantFrom('https', 'javascript', ''),
      'x-request-id': headerText,
      authorization: fc.oneof(
        fc.constantFrom(
          'Bearer ',
          'Bearer a.b.c',
          'Basic YTpi',
          'bearer',
          'Bearer eyJhbGciOiJub25lIn0.e30.',
        ),
        headerText,
      ),
    },
    { requiredKeys: [] },
  )
  .chain((headers) => {
    // Most requests carry one or two odd headers: with all of them at once the first would answer.
    const names = Object.keys(headers);
    return fc
      .subarray(names, { maxLength: Math.min(2, names.length) })
      .map((kept) => Object.fromEntries(kept.map((name) => [name, Reflect.get(headers, name)])));
  });
