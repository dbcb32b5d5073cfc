import { useSyncExternalStore } from 'react';
import type { CartLine } from './cartLines.ts';
import { cartStore, NO_LINES } from './cartStore.ts';

/** The cart's lines; none on the server and while a page is taken over. */
export const useCart = (): readonly CartLine[] =>
  useSyncExternalStore(cartStore.subscribe, cartStore.lines, () => NO_LINES);

/** Whether the cart is known yet, so that 'empty' isn't said too early. */
export const useCartKnown = (): boolean =>
  useSyncExternalStore(
    cartStore.subscribe,
    () => true,
    () => false,
  );
