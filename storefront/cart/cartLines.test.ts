import { describe, expect, it } from 'vitest';
import { testProduct } from '../testing/testProduct.ts';
import {
  cartSums,
  parseLines,
  withFreshPrices,
  withoutProduct,
  withProduct,
  withQuantity,
} from './cartLines.ts';

const product = (id: number, price: number) => testProduct({ id, slug: `product-${id}x`, price });
const cart = [product(1, 0.1), product(2, 1290.5)].reduce(withProduct, []);

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
  expect(withQuantity(cart, 1, wanted)[0]?.quantity).toBe(quantity);
});

it('removes a line', () => {
  expect(withoutProduct(cart, 1).map(({ id }) => id)).toEqual([2]);
});

const parcel = { price: 129.9, free_above: null };

it('counts in whole haléře', () => {
  const three = withQuantity(cart, 1, 3);
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
  });

  it.each([null, '', '{', '{}', '[1, null, {"id": 1}]', '[{"id":"a","quantity":0}]'])(
    'of %j is empty',
    (stored) => {
      expect(parseLines(stored)).toEqual([]);
    },
  );
});
