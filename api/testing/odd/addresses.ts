import fc from 'fast-check';
import { fieldsFor } from './examples.ts';
import { HOSTILE_JSON, oddText, percentEncoded, wordOf } from './values.ts';

const id = fc.nat(25).map(String);
const key = fc.oneof(
  { weight: 6, arbitrary: id },
  {
    weight: 1,
    arbitrary: wordOf('nissan-s14 drift-taxi-1 winter-tests zimni-testy'),
  },
  {
    weight: 2,
    arbitrary: wordOf('% %00 %E0%A4%A %FF a%2Fb ..%2F.. 0 -1 1.5 1e3 01'),
  },
  { weight: 1, arbitrary: oddText.map(percentEncoded) },
);

export const pathOf = (declared: string): fc.Arbitrary<string> => {
  const names = declared.match(/:\w+/g) ?? [];
  return fc
    .tuple(...names.map(() => key))
    .map((keys) => keys.reduce((path, value) => path.replace(/:\w+/, () => value), declared));
};

const json = (value: unknown) => percentEncoded(JSON.stringify(value) ?? '');
const suffix = fc.constantFrom('', '', ...'_gte _lte _gt _lt _ne _like _eq_any _x _'.split(' '));
const value = fc.oneof(
  id,
  fc.constantFrom('true', 'our', '2026-01-01', '1290.5', 'drift'),
  oddText,
);
const hostile = fc.constantFrom(...HOSTILE_JSON, `${'['.repeat(4_000)}${']'.repeat(4_000)}`);
const order = fc.constantFrom('ASC', 'DESC', 'desc', '');

const fieldOf = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('id', 'created_at', ...fieldsFor(path)) },
    { weight: 1, arbitrary: fc.constantFrom('search', 'password_hash', 'total_halere', 'cars.id') },
    { weight: 1, arbitrary: oddText },
  );

/** `name=value` of an address: both list conventions, the resources' own parameters, and nonsense. */
export const queryPair = (path: string): fc.Arbitrary<string> => {
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
      .tuple(wordOf('_start _end _page _limit page limit'), value)
      .map(([name, number]) => `${name}=${percentEncoded(number)}`),
    fc
      .tuple(wordOf('sort filter range embed _embed _sort id'), fc.oneof(hostile, oddText))
      .map(([name, text]) => `${name}=${percentEncoded(text)}`),
    fc
      .tuple(wordOf('_embed _expand embed'), wordOf('car cars photos car-photos x'))
      .map(([name, other]) => `${name}=${other}`),
    fc
      .tuple(wordOf('admin featured type category tag slug language car_id _t'), value)
      .map(([name, text]) => `${name}=${percentEncoded(text)}`),
    wordOf('= & a ? __proto__=1 hasOwnProperty=1 id=1&id=2&id=x % %zz=%'),
  );
};
