import { describe, expect, it } from 'vitest';
import type { ProductCategory, ShopSort } from '../../api/contract/constants.ts';
import { productTexts, testProduct } from '../testing/testProduct.ts';
import { chosenProducts, readShopChoice, shopAddress } from './shopChoice.ts';

const product = (cs: string, price: number, category: ProductCategory) =>
  testProduct({
    id: price,
    slug: cs,
    price,
    category,
    translations: { cs: productTexts(cs), en: productTexts(cs) },
  });
const products = [
  product('Čepice', 490, 'merchandise'),
  product('Hrnek', 329, 'merchandise'),
  product('Chrániče', 700, 'merchandise'),
  product('Cedule', 60, 'merchandise'),
  product('Voucher', 5_000, 'experience'),
];
const names = (sort: ShopSort, category: ProductCategory | null = 'merchandise') =>
  chosenProducts(products, { category, sort }, 'cs').map(({ slug }) => slug);

describe('the products of a choice', () => {
  it('are those of its category', () => {
    expect(names('recommended', 'experience')).toEqual(['Voucher']);
    expect(names('recommended', 'course')).toEqual([]);
    expect(names('recommended', null)).toHaveLength(5);
  });

  it.each([
    ['recommended', ['Čepice', 'Hrnek', 'Chrániče', 'Cedule']],
    ['cheapest', ['Cedule', 'Hrnek', 'Čepice', 'Chrániče']],
    ['dearest', ['Chrániče', 'Čepice', 'Hrnek', 'Cedule']],
    ['name', ['Cedule', 'Čepice', 'Hrnek', 'Chrániče']],
  ] as const)('come %s in that order, by the language’s own alphabet', (sort, expected) => {
    expect(names(sort)).toEqual(expected);
  });

  it('leave the given list as it is', () => {
    names('cheapest', null);
    expect(products[0]?.slug).toBe('Čepice');
  });
});

describe('a choice in the address', () => {
  it('is read as it was written', () => {
    const choice = { category: 'course', sort: 'dearest' } as const;
    const address = shopAddress(choice);
    expect(address).toBe('/shop?category=course&sort=dearest');
    expect(readShopChoice(new URL(address, 'https://rysi.example').searchParams)).toEqual(choice);
  });

  it('is everything in the team’s order when it says nothing that is known', () => {
    const choice = readShopChoice(new URLSearchParams('category=boats&sort=up'));
    expect(choice).toEqual({ category: null, sort: 'recommended' });
    expect(shopAddress(choice)).toBe('/shop');
  });
});
