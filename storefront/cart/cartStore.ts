import {
  browserStorage,
  type KeyValueStore,
  STORAGE_KEYS,
  tryStore,
} from '../../api/client/storage.ts';
import type { Product } from '../../api/contract/types.ts';
import {
  type CartLine,
  type FreshPrice,
  parseLines,
  withFreshPrices,
  withoutProduct,
  withProduct,
  withQuantity,
} from './cartLines.ts';

/** A product just put into the cart; `at` distinguishes two of the same. */
export interface Added {
  product: Product;
  at: number;
}

/** The cart of this browser: kept in storage, followed by all its tabs. */
export function createCartStore(storage: KeyValueStore) {
  const listeners = new Set<() => void>();
  let stored: string | null = null;
  let lines: readonly CartLine[] = NO_LINES;
  let added: Added | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const current = (): readonly CartLine[] => {
    const text = storage.getItem(STORAGE_KEYS.cart);
    if (text !== stored) {
      stored = text;
      lines = parseLines(text);
    }
    return lines;
  };
  const change = (next: readonly CartLine[]) => {
    tryStore(storage, STORAGE_KEYS.cart, JSON.stringify(next));
    notify();
  };

  return {
    lines: current,
    /** The latest addition, for its notification. */
    added: () => added,
    /** Only a product that was not in the cart yet is announced. */
    add(product: Product) {
      const isNew = !current().some(({ id }) => id === product.id);
      if (isNew) added = { product, at: Date.now() };
      change(withProduct(current(), product));
    },
    setQuantity: (id: number, quantity: number) => change(withQuantity(current(), id, quantity)),
    remove: (id: number) => change(withoutProduct(current(), id)),
    clear: () => change(NO_LINES),
    refreshPrices: (fresh: readonly FreshPrice[]) => change(withFreshPrices(current(), fresh)),
    /** Calls back after each change, also one made in another tab; returns the way to stop. */
    subscribe(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === STORAGE_KEYS.cart || key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export const NO_LINES: readonly CartLine[] = [];

export const cartStore = createCartStore(browserStorage());
