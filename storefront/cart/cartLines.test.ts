import { describe, expect, it } from 'vitest';
import { testHoodie, testProduct } from '../testing/testProduct.ts';
import {
  type CartLine,
  cartSums,
  keyOf,
  lineName,
  parseLines,
  withFreshPrices,
  withoutLine,
  withProduct,
  withQuantity,
} from './cartLines.ts';
import { freshPrice } from './freshPrice.ts';

const product = (id: number, price: number) => testProduct({ id, slug: `product-${id}x`, price });
const cart = withProduct(withProduct([], product(1, 0.1)), product(2, 1290.5));
const hoodie = testHoodie();
const variantOf = (name: string, of = hoodie) => {
  const found = of.variants?.find(({ sku }) => sku === `HOODIE-${name}`);
  if (!found) throw new Error(`There is no hoodie in ${name}`);
  return found;
};
const withSize = (lines: readonly CartLine[], name: string) =>
  withProduct(lines, hoodie, variantOf(name));

describe('adding', () => {
  it('makes a line of one', () => {
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('raises the quantity of a product already there', () => {
    expect(withProduct(cart, product(2, 1290.5))[1]?.quantity).toBe(2);
    expect(withProduct(cart, product(2, 1290.5))).toHaveLength(2);
  });
});

it.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [100, 99],
])('a wanted quantity of %d becomes %d', (wanted, quantity) => {
  expect(withQuantity(cart, { id: 1 }, wanted)[0]?.quantity).toBe(quantity);
});

it('removes a line', () => {
  expect(withoutLine(cart, { id: 1 }).map(({ id }) => id)).toEqual([2]);
});

describe('of a product with options', () => {
  const sizes = withSize(withSize(withSize([], 'L'), 'XL'), 'XL');

  it('each variant is a line with its own price and name', () => {
    expect(sizes.map((line) => [keyOf(line), line.price, line.quantity])).toEqual([
      ['9-22', 890, 1],
      ['9-23', 990, 2],
    ]);
    expect(sizes.map((line) => lineName(line, 'cs'))).toEqual([
      'Týmová mikina (L)',
      'Týmová mikina (XL)',
    ]);
  });

  it('a line never has more pieces than are left', () => {
    const many = withSize(withSize(sizes, 'L'), 'L');
    expect(many[0]).toMatchObject({ quantity: 2, left: 2 });
    expect(withQuantity(sizes, { id: 9, variant: { id: 22 } }, 50)[0]?.quantity).toBe(2);
    expect(withQuantity(sizes, { id: 9, variant: { id: 23 } }, 50)[1]?.quantity).toBe(50);
  });

  it('only the line of that variant is removed', () => {
    expect(withoutLine(sizes, { id: 9, variant: { id: 22 } }).map(keyOf)).toEqual(['9-23']);
    expect(withoutLine(sizes, { id: 9 })).toHaveLength(2);
  });

  it('its picture is the variant’s', () => {
    const info = { image_info: null, display_order: 1 };
    const photos = ['a', 'b'].map((name, id) => ({ id, image_path: `/${name}.webp`, ...info }));
    const pictured = testHoodie({ photos, image_path: '/a.webp' });
    const large = { ...variantOf('L'), photo: 2 };
    expect(withProduct([], pictured, large)[0]?.image_path).toBe('/b.webp');
    expect(withProduct([], pictured, variantOf('L'))[0]?.image_path).toBe('/a.webp');
  });

  const refreshed = (now = testHoodie()) =>
    withFreshPrices(
      sizes,
      sizes.map((line) => freshPrice(line, now)),
    );

  it('is refreshed by variant', () => {
    const variants = [
      { ...variantOf('L'), price: 900, left: 0 },
      { ...variantOf('XL'), left: 1 },
    ];
    expect(refreshed(testHoodie({ variants }))).toMatchObject([
      { price: 900, left: 0, quantity: 1, unavailable: true },
      { price: 990, left: 1, quantity: 1, unavailable: false },
    ]);
  });

  it('takes no limit where plenty are left again', () => {
    const variants = [variantOf('XL'), { ...variantOf('L'), left: undefined }];
    const [large] = refreshed(testHoodie({ variants }));
    expect(large).toMatchObject({ unavailable: false });
    expect(large?.left).toBeUndefined();
  });

  it('what the shop has no more is unavailable, at the price it had', () => {
    const gone = [{ price: 890, unavailable: true }, { price: 990 }];
    expect(refreshed(testHoodie({ variants: [variantOf('XL')] }))).toMatchObject(gone);
    const plain = testHoodie({ options: undefined, variants: undefined });
    expect(refreshed(plain).map(({ unavailable }) => unavailable)).toEqual([true, true]);
  });

  it('a line from before there were options is unavailable', () => {
    const [line] = withProduct([], testHoodie({ options: undefined, variants: undefined }));
    if (!line) throw new Error('The cart is empty');
    expect(freshPrice(line, hoodie)).toMatchObject({ price: null, available: false });
  });

  it('a conflict is about the variant that was sent', () => {
    const items = [{ id: 9, variant: 23, price: 990, available: true, left: 1 }];
    expect(withFreshPrices(sizes, items).map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe('of a product with a date', () => {
  const ride = product(4, 1_000);
  const text = { en: '11 May', cs: '11. 5.' };
  const slot = { id: 7, text, price_difference: 100, left: 3 };
  const dated = withProduct([], ride, undefined, slot);
  const refreshed = (dates?: Parameters<typeof freshPrice>[2], of = dated) =>
    withFreshPrices(
      of,
      of.map((line) => freshPrice(line, ride, dates)),
    )[0];

  it('takes the date’s price and free places of today', () => {
    const now = [{ id: 7, price_difference: -50, left: 1 }];
    expect(refreshed(now)).toMatchObject({ price: 950, left: 1, unavailable: false });
  });

  it.each([
    ['is no longer listed', []],
    ['is full', [{ id: 7, price_difference: 100, left: 0 }]],
  ])('can’t be bought on a date that %s, until it can be booked again', (_, now) => {
    const gone = refreshed(now);
    expect(gone).toMatchObject({ price: 1_100, unavailable: true, isDateGone: true });
    if (!gone) throw new Error('The cart is empty');
    const again = refreshed([{ id: 7, price_difference: 100, left: 2 }], [gone]);
    expect(again).toMatchObject({ unavailable: false, isDateGone: false, left: 2 });
  });

  it('stays as it is while its dates aren’t known', () => {
    expect(refreshed()).toMatchObject({ price: 1_100, left: 3, unavailable: false });
  });

  it('is gone with the product, not with the date', () => {
    const [line] = dated;
    if (!line) throw new Error('The cart is empty');
    const gone = withFreshPrices([line], [freshPrice(line, undefined, [])]);
    expect(gone).toMatchObject([{ unavailable: true, isDateGone: false }]);
  });
});

const parcel = { price: 129.9, free_above: null };

it('counts in whole haléře', () => {
  const three = withQuantity(cart, { id: 1 }, 3);
  expect(cartSums(three.slice(0, 1)).total).toBe(30);
  expect(cartSums(three, parcel).total).toBe(142_070);
});

it('takes fresh prices by id or slug and marks what is gone', () => {
  const fresh = withFreshPrices(cart, [
    { id: 1, price: 5, available: true },
    { id: 'product-2x', price: null, available: false },
  ]);
  expect(fresh.map(({ price, unavailable }) => [price, unavailable])).toEqual([
    [5, false],
    [1290.5, true],
  ]);
});

it('counts only what can be bought', () => {
  const gone = withFreshPrices(cart, [{ id: 2, price: null, available: false }]);
  expect(cartSums(gone, parcel).total).toBe(13_000);
});

describe('a stored cart', () => {
  it('reads back', () => {
    expect(parseLines(JSON.stringify(cart))).toEqual(cart);
    const sizes = withSize(cart, 'L');
    expect(parseLines(JSON.stringify(sizes))).toEqual(sizes);
  });

  it.each([
    { variant: 22 },
    { variant: { id: 22 } },
    { variant: { id: 22, values: [{}] } },
    { left: '2' },
  ])('leaves out a line with %j', (wrong) => {
    expect(parseLines(JSON.stringify([{ ...cart[0], ...wrong }, cart[1]]))).toEqual([cart[1]]);
  });

  it.each([null, '', '{', '{}', '[1, null, {"id": 1}]', '[{"id":"a","quantity":0}]'])(
    'of %j is empty',
    (stored) => {
      expect(parseLines(stored)).toEqual([]);
    },
  );
});
