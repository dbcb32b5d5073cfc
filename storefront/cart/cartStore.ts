import {
  browserStorage,
  createFollowers,
  STORAGE_KEYS,
  tryStore,
} from '../../api/client/storage.ts';
import type { Product, ProductVariant } from '../../api/contract/types.ts';
import {
  type CartLine,
  type ChosenSlot,
  type FreshPrice,
  keyOf,
  type LineKey,
  parseLines,
  withFreshPrices,
  withoutLine,
  withProduct,
  withQuantity,
} from './cartLines.ts';

/** A product just added to the cart; `at` distinguishes repeated additions. */
export interface Added {
  product: Product;
  variant?: ProductVariant;
  slot?: ChosenSlot;
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
  /**
   * Announced only when the product, or this variant or date of it, was not in the cart yet. Returns how many
   * are in the cart now.
   */
  add(product: Product, variant?: ProductVariant, slot?: ChosenSlot): number {
    const key = keyOf({ id: product.id, variant, slot });
    const isNew = !current().some((line) => keyOf(line) === key);
    if (isNew) added = { product, variant, slot, at: Date.now() };
    change(withProduct(current(), product, variant, slot));
    return current().find((line) => keyOf(line) === key)?.quantity ?? 0;
  },
  setQuantity: (key: LineKey, quantity: number) => change(withQuantity(current(), key, quantity)),
  remove: (key: LineKey) => change(withoutLine(current(), key)),
  clear() {
    added = null;
    change(NO_LINES);
  },
  refreshPrices: (fresh: readonly FreshPrice[]) => change(withFreshPrices(current(), fresh)),
  subscribe,
};
