import { describe, expect, it } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: a test's imports are loaded by no browser
import { productVariant } from '../../api/contract/entities/productVariant.ts';
import { compareVersions, withValues } from './threeWay.ts';

const names = (cs: string, en: string) => ({ cs: { name: cs }, en: { name: en } });
const BASE = {
  id: 1,
  version: 3,
  slug: 'otava',
  price: 100,
  tags: [{ id: 1, cs: 'a' }],
  image_path: '/uploads/a.webp',
  image_info: { width: 1 },
  translations: names('Otava', 'Otava'),
};
const fields = (versions: readonly { field: string }[]) => versions.map(({ field }) => field);
const compared = (mine: object, theirs: object) => {
  const {
    clashes,
    mine: own,
    theirs: other,
  } = compareVersions(BASE, { ...BASE, ...mine }, { ...BASE, version: 4, ...theirs });
  return [fields(clashes), fields(own), fields(other)];
};

describe('two versions of a record', () => {
  it('differ in no field when only what the server adds does', () => {
    expect(compared({}, { image_info: { width: 2 } })).toEqual([[], [], []]);
  });

  it('are told apart by who changed a field, one language by itself', () => {
    expect(
      compared(
        { translations: names('Otava II', 'Otava'), price: 120 },
        { translations: names('Otava', 'The Otava'), slug: 'new' },
      ),
    ).toEqual([[], ['price', 'translations.cs.name'], ['slug', 'translations.en.name']]);
  });

  it('clash where both changed a field to something else, and only there', () => {
    expect(compared({ slug: 'mine', price: 120 }, { slug: 'theirs', price: '120.00' })).toEqual([
      ['slug'],
      [],
      [],
    ]);
  });

  it('have lists as one field, without ids', () => {
    expect(compared({ tags: [{ cs: 'a', id: 9 }] }, {})).toEqual([[], [], []]);
    expect(
      compared(
        { tags: [{ cs: 'b' }] },
        {
          tags: [
            { id: 2, cs: 'a' },
            { id: 3, cs: 'c' },
          ],
        },
      ),
    ).toEqual([['tags'], [], []]);
  });

  const EDITED = ['sku', 'values', 'price_difference', 'photo'];
  it.each(Object.keys(productVariant.shape).filter((name) => !EDITED.includes(name)))(
    'do not clash over %s, which the server adds to variants, where the other changes their SKU',
    (name) => {
      const base = { variants: [{ sku: 'S', [name]: 1 }] };
      const mine = { variants: [{ sku: 'S-1', [name]: 1 }] };
      const { clashes } = compareVersions(base, mine, { variants: [{ sku: 'S', [name]: 2 }] });
      expect(fields(clashes)).toEqual([]);
    },
  );

  it('take empty values as equal, but no zero', () => {
    expect(compared({ slug: '' }, { slug: null })).toEqual([[], [], []]);
    expect(compared({ price: 0 }, { price: null })).toEqual([['price'], [], []]);
  });

  it('take a chosen file as a value of its own', () => {
    const chosen = { rawFile: new File([], 'a.webp'), src: 'blob:a', title: 'a.webp' };
    expect(compared({ image_path: chosen }, { image_path: '/uploads/b.webp' })).toEqual([
      ['image_path'],
      [],
      [],
    ]);
    expect(compared({ image_path: chosen }, {})).toEqual([[], ['image_path'], []]);
  });
});

it('puts values at paths, and leaves the rest', () => {
  const merged = withValues(
    BASE,
    new Map<string, unknown>([
      ['translations.en.name', 'New'],
      ['price', 5],
    ]),
  );
  expect(merged).toEqual({ ...BASE, price: 5, translations: names('Otava', 'New') });
  expect(BASE.translations.en.name).toBe('Otava');
});
