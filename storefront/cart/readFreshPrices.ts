import type { SlotOffer } from '../../api/contract/types.ts';
import type { SectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import { productsQuery } from '../shop/productQueries.ts';
import type { FreshPrice } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { freshPrice } from './freshPrice.ts';

/** What the shop's offer of now means for each line of the cart; most carts have no dates, and ask for none. */
export async function readFreshPrices(
  access: ApiAccess,
  context: Parameters<SectionQuery<unknown>['queryFn']>[0],
): Promise<FreshPrice[]> {
  const { signal } = context;
  const dated = new Set(cartStore.lines().flatMap(({ id, slot }) => (slot ? [id] : [])));
  const datesOf = async (product: number) => {
    const dates = await access.client.get<SlotOffer[]>('/dates', { query: { product }, signal });
    return [product, dates] as const;
  };
  const [products, dates] = await Promise.all([
    productsQuery(access).queryFn(context),
    Promise.all([...dated].map(datesOf)),
  ]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const known = new Map(dates);
  return cartStore
    .lines()
    .map((line) => freshPrice(line, productOf.get(line.id), known.get(line.id)));
}
