import { useEffect } from 'react';
import type { Product, SlotOffer } from '../../api/contract/types.ts';
import { type SectionQuery, useSection } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import { productsQuery } from '../shop/productQueries.ts';
import { cartStore } from './cartStore.ts';
import { freshPrice } from './freshPrice.ts';
import { useCart } from './useCart.ts';

/** Refreshes the cart's prices once; on failure, the shop reports changes at the order. */
export function useFreshCart(): void {
  const enabled = useCart().length > 0;
  const { data: offer } = useSection(offerQuery, { enabled });

  useEffect(() => {
    if (!offer) return;
    const known = new Map(offer.products.map((product) => [product.id, product]));
    const fresh = cartStore
      .lines()
      .map((line) => freshPrice(line, known.get(line.id), offer.datesOf.get(line.id)));
    cartStore.refreshPrices(fresh);
  }, [offer]);
}

/** What the shop sells now. */
interface Offer {
  products: Product[];
  /** The dates of the products that are in the cart with one. */
  datesOf: ReadonlyMap<number, SlotOffer[]>;
}

/** Most carts have no dates, and ask for none. */
function offerQuery(access: ApiAccess): SectionQuery<Offer> {
  const products = productsQuery(access);
  return {
    ...products,
    queryKey: ['cart'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async (context) => {
      const { signal } = context;
      const dated = new Set(cartStore.lines().flatMap(({ id, slot }) => (slot ? [id] : [])));
      const datesOf = async (product: number) =>
        [
          product,
          await access.client.get<SlotOffer[]>('/dates', { query: { product }, signal }),
        ] as const;
      const [offered, dates] = await Promise.all([
        products.queryFn(context),
        Promise.all([...dated].map(datesOf)),
      ]);
      return { products: offered, datesOf: new Map(dates) };
    },
  };
}
