import { useEffect, useSyncExternalStore } from 'react';
import { useSection } from '../app/queries.ts';
import { productsQuery } from '../shop/productQueries.ts';
import { type CartLine, freshPrice } from './cartLines.ts';
import { cartStore, NO_LINES } from './cartStore.ts';

/** The cart's lines; empty on the server and during hydration. */
export const useCart = (): readonly CartLine[] =>
  useSyncExternalStore(cartStore.subscribe, cartStore.lines, () => NO_LINES);

/** Whether the cart is loaded, so that 'empty' isn't shown too early. */
export const useCartKnown = (): boolean =>
  useSyncExternalStore(
    cartStore.subscribe,
    () => true,
    () => false,
  );

/** Refreshes the cart's prices once; on failure, the shop reports changes at the order. */
export function useFreshCart(): void {
  const enabled = useCart().length > 0;
  const { data: products } = useSection(
    (site) => ({ ...productsQuery(site), queryKey: ['cart'], staleTime: 0, gcTime: 0 }),
    { enabled },
  );

  useEffect(() => {
    if (!products) return;
    const known = new Map(products.map((product) => [product.id, product]));
    const fresh = cartStore.lines().map((line) => freshPrice(line, known.get(line.id)));
    cartStore.refreshPrices(fresh);
  }, [products]);
}
