import { describe, expect, it } from 'vitest';
import { mergedRows } from './mergedRows.ts';
import { compareVersions } from './threeWay.ts';

const S = { id: 1, sku: 'S', price: 100, price_difference: 0, values: [{ cs: 'S', en: 'S' }] };
const M = { id: 2, sku: 'M', price: 100, price_difference: 0, values: [{ cs: 'M', en: 'M' }] };
const L = { id: 3, sku: 'L', price: 100, price_difference: 0, values: [{ cs: 'L', en: 'L' }] };
const BASE = [S, M, L];
const [SIZE, COLOUR] = [
  { cs: 'Velikost', en: 'Size' },
  { cs: 'Barva', en: 'Colour' },
];
const OPTIONS = [SIZE, COLOUR];
const [CUT, PAINT] = [
  { cs: 'Střih', en: 'Cut' },
  { cs: 'Lak', en: 'Paint' },
];
const { id: _, ...XL } = { ...L, sku: 'XL' };

describe('the rows of a list that two people changed', () => {
  it.each<[string, object[], object[], object[]]>([
    [
      'two rows',
      [S, { ...M, sku: 'M-1' }, L],
      [{ ...S, sku: 'S-1' }, M, L],
      [{ ...S, sku: 'S-1' }, { ...M, sku: 'M-1' }, L],
    ],
    [
      'two fields of one row, with what the server counts as it is now',
      [{ ...S, sku: 'S-1' }, M, L],
      [{ ...S, price_difference: 50, price: 150 }, M, L],
      [{ ...S, sku: 'S-1', price_difference: 50, price: 150 }, M, L],
    ],
    [
      'a row, and another is removed',
      [S, { ...M, sku: 'M-1' }, L],
      [M, L],
      [{ ...M, sku: 'M-1' }, L],
    ],
    [
      'a row is removed, and another changed',
      [S, L],
      [S, M, { ...L, sku: 'L-1' }],
      [S, { ...L, sku: 'L-1' }],
    ],
    [
      'each adds one',
      [...BASE, XL],
      [...BASE, { ...L, id: 9, sku: 'XXL' }],
      [...BASE, { ...L, id: 9, sku: 'XXL' }, XL],
    ],
    ['both add the same', [...BASE, XL], [...BASE, { ...XL, id: 9 }], [...BASE, { ...XL, id: 9 }]],
    ['my order', [L, M, S], [S, { ...M, sku: 'M-1' }, L], [L, { ...M, sku: 'M-1' }, S]],
    ['their order', [S, { ...M, sku: 'M-1' }, L], [L, M, S], [L, { ...M, sku: 'M-1' }, S]],
  ])('has the changes of both: %s', (_, mine, theirs, merged) => {
    expect(mergedRows(BASE, mine, theirs)).toEqual(merged);
  });

  it.each<[string, object[], object[], object[]]>([
    ['each another', [CUT, COLOUR], [SIZE, PAINT], [CUT, PAINT]],
    ['both the same one', [CUT, COLOUR], [CUT, PAINT], [CUT, PAINT]],
  ])('has the changes of both where rows have no ids: %s', (_, mine, theirs, merged) => {
    expect(mergedRows(OPTIONS, mine, theirs)).toEqual(merged);
  });

  it.each<[string, unknown, unknown, unknown]>([
    ['one field of a row', BASE, [{ ...S, sku: 'a' }, M, L], [{ ...S, sku: 'b' }, M, L]],
    ['what I changed was removed', BASE, [{ ...S, sku: 'a' }, M, L], [M, L]],
    ['what they changed I removed', BASE, [M, L], [{ ...S, sku: 'a' }, M, L]],
    ['the order', BASE, [L, M, S], [M, S, L]],
    ['rows without ids', [{ cs: 'a' }], [{ cs: 'b' }], [{ cs: 'a' }, { cs: 'c' }]],
    ['a chosen file', BASE, [{ rawFile: new File([], 'a.webp') }], [S]],
    ['no list', 'a', 'b', 'c'],
    [
      'one option',
      OPTIONS,
      [{ cs: 'Střih', en: 'Cut' }, COLOUR],
      [{ cs: 'Číslo', en: '' }, COLOUR],
    ],
    // What stands at a place may be another row by now.
    [
      'two texts of one option',
      OPTIONS,
      [{ ...SIZE, en: 'Sizes' }, COLOUR],
      [{ ...SIZE, cs: 'Vel.' }, COLOUR],
    ],
    ['an option that I changed and they removed', OPTIONS, [CUT, COLOUR], [COLOUR]],
    ['an option that I changed and they moved', OPTIONS, [CUT, COLOUR], [COLOUR, SIZE]],
  ])('is asked about: %s', (_, base, mine, theirs) => {
    expect(mergedRows(base, mine, theirs)).toBeUndefined();
  });

  it('is saved with the changes of both, which are named as mine and as theirs', () => {
    const mine = [S, { ...M, sku: 'M-1' }, L];
    const theirs = [{ ...S, sku: 'S-1' }, M, L];
    const merged = [{ ...S, sku: 'S-1' }, { ...M, sku: 'M-1' }, L];
    const compared = compareVersions({ variants: BASE }, { variants: mine }, { variants: theirs });
    expect(compared.clashes).toEqual([]);
    expect(compared.mine).toMatchObject([{ field: 'variants', mine: merged }]);
    expect(compared.theirs).toMatchObject([{ field: 'variants', theirs: merged }]);
  });
});
