import fc from 'fast-check';
import type { MountedRoute } from '../mountedRoutes.ts';
import { type OddBody, oddBody } from './bodies.ts';
import { fieldsFor } from './examples.ts';
import { HOSTILE_JSON, oddText, percentEncoded } from './values.ts';

/** A request that no client would send, ready to be put into the server. */
export interface OddRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: OddBody | null;
}

interface Asking {
  routes: readonly MountedRoute[];
  /** An uploaded picture, so that valid bodies are accepted. */
  picturePath: string;
}

/** Requests to every route, each from an address of its own so that limits don't answer first. */
export const oddRequest = ({ routes, picturePath }: Asking): fc.Arbitrary<OddRequest> =>
  fc.constantFrom(...routes).chain((route) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(route.method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE'),
          },
        ),
        path: pathOf(route.path),
        query: fc.array(queryPair(route.path), { maxLength: route.method === 'GET' ? 4 : 1 }),
        headers: oddHeaders,
        address: fc.ipV4(),
        body: route.method === 'GET' ? fc.constant(null) : oddBody(route.path, picturePath),
      })
      .map(({ method, path, query, headers, address, body }) => ({
        method,
        url: query.length === 0 ? path : `${path}?${query.join('&')}`,
        headers: {
          'x-forwarded-for': address,
          ...(body?.type !== undefined && { 'content-type': body.type }),
          ...headers,
        },
        body,
      })),
  );

const id = fc.nat(25).map(String);
const key = fc.oneof(
  { weight: 6, arbitrary: id },
  {
    weight: 1,
    arbitrary: fc.constantFrom('nissan-s14', 'drift-taxi-1', 'winter-tests', 'zimni-testy'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%',
      '%00',
      '%E0%A4%A',
      '%FF',
      'a%2Fb',
      '..%2F..',
      '0',
      '-1',
      '1.5',
      '1e3',
      '01',
    ),
  },
  { weight: 1, arbitrary: oddText.map(percentEncoded) },
);

/** A declared path with ids, slugs and odd texts for its parameters. */
const pathOf = (declared: string): fc.Arbitrary<string> => {
  const names = declared.match(/:\w+/g) ?? [];
  return fc
    .tuple(...names.map(() => key))
    .map((keys) => keys.reduce((path, value) => path.replace(/:\w+/, () => value), declared));
};

const json = (value: unknown) => percentEncoded(JSON.stringify(value) ?? '');
const suffix = fc.constantFrom(
  '',
  '',
  '_gte',
  '_lte',
  '_gt',
  '_lt',
  '_ne',
  '_like',
  '_eq_any',
  '_x',
  '_',
);
const value = fc.oneof(
  id,
  fc.constantFrom('true', 'our', '2026-01-01', '1290.5', 'drift'),
  oddText,
);
const hostile = fc.constantFrom(...HOSTILE_JSON, `${'['.repeat(4_000)}${']'.repeat(4_000)}`);
const order = fc.constantFrom('ASC', 'DESC', 'desc', '');

/** Fields of the route's own records, hidden columns and nonsense. */
const fieldOf = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('id', 'created_at', ...fieldsFor(path)) },
    { weight: 1, arbitrary: fc.constantFrom('search', 'password_hash', 'total_halere', 'cars.id') },
    { weight: 1, arbitrary: oddText },
  );

/** `name=value` of an address: both list conventions, the resources' own parameters, and nonsense. */
const queryPair = (path: string): fc.Arbitrary<string> => {
  const field = fieldOf(path);
  return fc.oneof(
    fc.tuple(field, order).map((sort) => `sort=${json(sort)}`),
    fc
      .tuple(field, suffix, fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.constant(null)))
      .map(([name, operator, wanted]) => `filter=${json({ [name + operator]: wanted })}`),
    fc.tuple(fc.nat(50), fc.nat(50)).map(([from, size]) => `range=${json([from, from + size])}`),
    fc.tuple(field, order).map(([name, way]) => `_sort=${percentEncoded(name)}&_order=${way}`),
    fc
      .tuple(field, suffix, value)
      .map(
        ([name, operator, wanted]) =>
          `${percentEncoded(name + operator)}=${percentEncoded(wanted)}`,
      ),
    value.map((words) => `q=${percentEncoded(words)}`),
    fc
      .tuple(fc.constantFrom('_start', '_end', '_page', '_limit', 'page', 'limit'), value)
      .map(([name, number]) => `${name}=${percentEncoded(number)}`),
    fc
      .tuple(
        fc.constantFrom('sort', 'filter', 'range', 'embed', '_embed', '_sort', 'id'),
        fc.oneof(hostile, oddText),
      )
      .map(([name, text]) => `${name}=${percentEncoded(text)}`),
    fc
      .tuple(
        fc.constantFrom('_embed', '_expand', 'embed'),
        fc.constantFrom('car', 'cars', 'photos', 'car-photos', 'x'),
      )
      .map(([name, other]) => `${name}=${other}`),
    fc
      .tuple(
        fc.constantFrom(
          'admin',
          'featured',
          'type',
          'category',
          'tag',
          'slug',
          'language',
          'car_id',
          '_t',
        ),
        value,
      )
      .map(([name, text]) => `${name}=${percentEncoded(text)}`),
    fc.constantFrom(
      '=',
      '&',
      'a',
      '?',
      '__proto__=1',
      'hasOwnProperty=1',
      'id=1&id=2&id=x',
      '%',
      '%zz=%',
    ),
  );
};

/** What HTTP lets a header hold: Latin-1 without control characters. */
const headerText = oddText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 1_000)
    .trim(),
);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
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
