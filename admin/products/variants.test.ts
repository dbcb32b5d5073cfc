import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../api/contract/constants.ts';
import {
  missingVariants,
  newVariant,
  suggestedSku,
  typedValues,
  withOption,
  withoutOption,
} from './variants.ts';

const same = (name: string) => ({ cs: name, en: name });

it.each([
  ['S, M,L', [same('S'), same('M'), same('L')]],
  ['S; s; ;M', [same('S'), same('M')]],
  [
    'černá/black, bílá / white',
    [
      { cs: 'černá', en: 'black' },
      { cs: 'bílá', en: 'white' },
    ],
  ],
  [' ', []],
])('reads the values of %j', (text, values) => {
  expect(typedValues(text)).toEqual(values);
});

describe('combinations', () => {
  const names = (added: { values: { cs: string | null }[] }[]) =>
    added.map(({ values }) => values.map(({ cs }) => cs).join(' '));

  it('are made of all lists, without those that are there', () => {
    const known = [newVariant([same('S'), same('red')])];
    const { added, isCut } = missingVariants(known, ['M', 'Red, blue']);
    expect(names(added)).toEqual(['S blue', 'M red', 'M blue']);
    expect(isCut).toBe(false);
  });

  it('are none where an option has no value', () => {
    expect(missingVariants([], ['S, M', '']).added).toEqual([]);
  });

  it('are at most as many as a product may have', () => {
    const many = Array.from({ length: LIMITS.productVariants + 1 }, (_, index) => `v${index}`);
    const { added, isCut } = missingVariants([], [many.join()]);
    expect([added.length, isCut]).toEqual([LIMITS.productVariants, true]);
  });
});

describe('the suggested SKU', () => {
  it.each([
    ['tricko', [same('L')], [], 'tricko-l'],
    ['tricko', [same('L'), { cs: 'Černá', en: 'Black' }], [], 'tricko-l-black'],
    ['tricko', [same('L')], ['tricko-l', 'tricko-l-2'], 'tricko-l-3'],
    ['', [same('L')], [], 'l'],
    ['tricko', [same('')], [], ''],
    ['a'.repeat(60), [same('XL')], [], `${'a'.repeat(37)}-xl`],
  ])('of %j and %j is free and fits', (slug, values, taken, sku) => {
    expect(suggestedSku(slug, values, taken)).toBe(sku);
  });
});

it('a further option adds an empty value, a removed one takes its own', () => {
  const variants = [newVariant([same('L')])];
  const two = withOption(variants);
  expect(two[0]?.values).toEqual([same('L'), same('')]);
  expect(withoutOption(two, 0)[0]?.values).toEqual([same('')]);
});
