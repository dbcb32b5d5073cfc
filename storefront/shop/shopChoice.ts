import {
  PRODUCT_CATEGORIES,
  type ProductCategory,
  SHOP_SORTS,
  type ShopSort,
} from '../../api/contract/constants.ts';
import { type Locale, localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { urls } from '../urls.ts';
import { priceOf } from './variants.ts';

/** The shop's filter and sorting; no category means all. */
export interface ShopChoice {
  category: ProductCategory | null;
  sort: ShopSort;
}

/** The choice in an address; unknown values count as none. */
export const readShopChoice = (search: URLSearchParams): ShopChoice => ({
  category: PRODUCT_CATEGORIES.find((category) => category === search.get('category')) ?? null,
  sort: SHOP_SORTS.find((sort) => sort === search.get('sort')) ?? 'recommended',
});

export function shopAddress({ category, sort }: ShopChoice): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (sort !== 'recommended') search.set('sort', sort);
  const text = search.toString();
  return text === '' ? urls.shop : `${urls.shop}?${text}`;
}

/** The products of a choice in its order; the sort is stable. */
export function chosenProducts(
  products: readonly Product[],
  { category, sort }: ShopChoice,
  locale: Locale,
): Product[] {
  const chosen = products.filter((product) => !category || product.category === category);
  const name = (product: Product) => localized(product.translations, 'name', locale);
  switch (sort) {
    case 'recommended':
      return chosen;
    case 'cheapest':
      return chosen.sort((a, b) => priceOf(a).price - priceOf(b).price);
    case 'dearest':
      return chosen.sort((a, b) => priceOf(b).price - priceOf(a).price);
    case 'name':
      return chosen.sort((a, b) => name(a).localeCompare(name(b), locale));
  }
}
