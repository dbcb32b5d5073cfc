import { newOrderKey } from './newOrderKey.ts';

/**
 * Gives the Idempotency-Key of an order: the same order sent again, after a lost answer, has the same
 * key and stays one order; a changed one has a new key (decisions, Shop).
 */
export function createOrderKeys(): (order: unknown) => string {
  let known = { order: '', key: '' };
  return (order) => {
    const text = JSON.stringify(order);
    if (text !== known.order) known = { order: text, key: newOrderKey() };
    return known.key;
  };
}
