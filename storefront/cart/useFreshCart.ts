import { useEffect } from 'react';
import { type SectionQuery, useSection } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';
import type { FreshPrice } from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { useCart } from './useCart.ts';

/** Refreshes the cart's prices once; on failure, the shop reports changes at the order. */
export function useFreshCart(): void {
  const enabled = useCart().length > 0;
  const { data: fresh } = useSection(freshQuery, { enabled });

  useEffect(() => {
    if (fresh) cartStore.refreshPrices(fresh);
  }, [fresh]);
}

/** Under which what the shop is asked about the cart is found; a refused order answers it newer. */
export const FRESH_CART = ['cart'];

/** How it is read is loaded once the page is there, which doesn't wait for it. */
const freshQuery = (access: ApiAccess): SectionQuery<FreshPrice[]> => ({
  queryKey: FRESH_CART,
  queryFn: async (context) =>
    (await import('./readFreshPrices.ts')).readFreshPrices(access, context),
  staleTime: 0,
  gcTime: 0,
});
