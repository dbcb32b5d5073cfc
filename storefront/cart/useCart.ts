import { useSyncExternalStore } from 'react';
import type { CartLine } from './cartLines.ts';
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
