import {
  browserStorage,
  createFollowers,
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

/** A product just added to the cart; `at` distinguishes repeated additions. */
export interface Added {
  product: Product;
  at: number;
}

export const NO_LINES: readonly CartLine[] = [];

const storage = browserStorage();
const { changed, subscribe } = createFollowers(STORAGE_KEYS.cart, null);
let stored: string | null = null;
let lines = NO_LINES;
let added: Added | null = null;

function current(): readonly CartLine[] {
  const text = storage.getItem(STORAGE_KEYS.cart);
  if (text !== stored) {
    stored = text;
    lines = parseLines(text);
  }
  return lines;
}

function change(next: readonly CartLine[]): void {
  tryStore(storage, STORAGE_KEYS.cart, JSON.stringify(next));
  changed();
}

/** This browser's cart: persisted, synchronised between tabs. */
export const cartStore = {
  lines: current,
  added: () => added,
  /** Announced only when the product was not in the cart yet. */
  add(product: Product) {
    const isNew = !current().some(({ id }) => id === product.id);
    if (isNew) added = { product, at: Date.now() };
    change(withProduct(current(), product));
  },
  setQuantity: (id: number, quantity: number) => change(withQuantity(current(), id, quantity)),
  remove: (id: number) => change(withoutProduct(current(), id)),
  clear() {
    added = null;
    change(NO_LINES);
  },
  refreshPrices: (fresh: readonly FreshPrice[]) => change(withFreshPrices(current(), fresh)),
  subscribe,
};
