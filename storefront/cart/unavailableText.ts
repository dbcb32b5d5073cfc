import type { CartLine } from './cartLines.ts';

/** The message that says why a line can't be ordered. */
export const unavailableText = ({ left }: CartLine) =>
  left === 0 ? 'shop.soldOut' : 'cart.unavailable';
