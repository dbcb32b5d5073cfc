import fc from 'fast-check';
import { exampleFor, exampleWith, pathsOf } from './examples.ts';
import { asForm, FORM_TYPE, formPart, rawForm } from './forms.ts';
import { HOSTILE_JSON, oddJson, oddText } from './values.ts';

export interface OddBody {
  payload: string | Buffer;
  type: string | undefined;
}

/** Bodies for a route: valid ones, broken in one or two places, in any form, or not readable at all. */
export const oddBody = (path: string, picturePath: string): fc.Arbitrary<OddBody> =>
  fc.oneof(
    { weight: 6, arbitrary: mutated(path, picturePath).map(asJson) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(mutated(path, picturePath), fc.array(formPart, { maxLength: 3 }))
        .map(asForm),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(rawText, contentType).map(([payload, type]) => ({ payload, type })),
    },
    { weight: 1, arbitrary: fc.tuple(rawForm, fc.constant(FORM_TYPE)).map(toBody) },
  );

const toBody = ([payload, type]: readonly [string, string]): OddBody => ({ payload, type });

const REMOVED = Symbol('removed');

/** A valid example with up to two values replaced or taken out, and sometimes keys of its own. */
function mutated(path: string, picturePath: string): fc.Arbitrary<object> {
  const example = exampleFor(path);
  const change = fc.tuple(
    fc.constantFrom(...pathsOf(example)),
    fc.oneof({ weight: 4, arbitrary: oddJson }, { weight: 1, arbitrary: fc.constant(REMOVED) }),
  );
  return fc
    .tuple(fc.array(change, { maxLength: 2 }), fc.nat(300), fc.option(oddText, { freq: 8 }))
    .map(([changes, number, ownKey]) => {
      const body = exampleWith(example, picturePath, number > 30 ? number : 0);
      for (const [where, value] of changes) replaceIn(body, where, value);
      return ownKey === null ? body : Object.assign(body, { [ownKey]: number });
    });
}

function replaceIn(body: object, where: readonly string[], value: unknown): void {
  const [last = '', ...before] = [...where].reverse();
  let node: unknown = body;
  for (const key of before.reverse()) {
    if (typeof node !== 'object' || node === null) return;
    node = Reflect.get(node, key);
  }
  if (typeof node !== 'object' || node === null) return;
  if (value === REMOVED) Reflect.deleteProperty(node, last);
  else Reflect.set(node, last, value);
}

const asJson = (body: object): OddBody => ({
  payload: JSON.stringify(body),
  type: 'application/json',
});

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/vnd.api+json',
  'application/merge-patch+json',
  'multipart/form-data',
  FORM_TYPE,

  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  '',
  ';',
  'application/json, text/html',
  undefined,
);

const rawText = fc.oneof(
  fc.constantFrom(...HOSTILE_JSON, ...HOSTILE_JSON.map((text) => `{"translations":${text}}`)),
  fc.constantFrom('', '{', '{"a":', '[]', 'null', '"x"', '1', 'a=b&c[d]=e', '\ufeff{}', '<a/>'),
  fc.constantFrom(
    `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    `{"translations":${'{"en":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    `{"name":"${'ž'.repeat(400_000)}"}`,
    `{"name":"${'x'.repeat(1_000_001)}"}`,
    `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join()}}`,
  ),
  oddText,
);
