import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

const photo = (id: number, image_path: string, display_order: number) => ({
  id,
  image_path,
  display_order,
});

describe('what differs between two versions', () => {
  it.each([
    ['nothing', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, []],
    ['a value', { price: 10 }, { price: 12.5 }, [['price', 10, 12.5]]],
    ['a flag', { is_active: true }, { is_active: false }, [['is_active', true, false]]],
    [
      'a text of one language',
      { translations: { cs: { name: 'Auto' }, en: { name: 'Car' } } },
      { translations: { cs: { name: 'Vůz' }, en: { name: 'Car' } } },
      [['translations.cs.name', 'Auto', 'Vůz']],
    ],
    ['empty spelled otherwise', { a: null, b: '', c: [] }, { a: '', c: null }, []],
    [
      'zero and no, which are not empty',
      { a: 0, b: false },
      {},
      [
        ['a', 0, null],
        ['b', false, null],
      ],
    ],
    ['a field that came', {}, { tags: 'ice' }, [['tags', null, 'ice']]],
    ['a field that went', { tags: 'ice' }, {}, [['tags', 'ice', null]]],
    ['an object that came', {}, { label: { en: 'Power' } }, [['label.en', null, 'Power']]],
    [
      'the same features under other ids',
      { features: [{ id: 1, en: 'Fast', cs: 'Rychlé' }] },
      { features: [{ cs: 'Rychlé', en: 'Fast', id: 7 }] },
      [],
    ],
    [
      'the same photos in another order',
      { photos: [photo(1, '/a', 0), photo(2, '/b', 1)] },
      { photos: [photo(2, '/b', 0), photo(1, '/a', 1)] },
      [['photos', [photo(1, '/a', 0), photo(2, '/b', 1)], [photo(2, '/b', 0), photo(1, '/a', 1)]]],
    ],
    [
      'variants whose own prices and stock follow from elsewhere',
      { variants: [{ sku: 'S', price_difference: 10, price: 110, left: 3, stock: 3 }] },
      { variants: [{ sku: 'S', price_difference: 10, price: 210, lowest_price: 90, stock: 1 }] },
      [],
    ],
    ['a number that became a text', { value: 1 }, { value: '1' }, [['value', 1, '1']]],
  ])('is listed for %s', (_, before, after, expected) => {
    expect(changesBetween(before, after)).toEqual(
      expected.map(([field, old, now]) => ({ field, before: old, after: now })),
    );
  });
});
