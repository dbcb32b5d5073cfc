import { parsed, textOf } from '../../api/client/readAnswer.ts';
import { STORAGE_KEYS, tabStorage, tryStore } from '../../api/client/storage.ts';

const storage = tabStorage();

/** The Idempotency-Key of an order: sent again after a lost answer, and a reload, it has the same one. */
export function orderKey(order: unknown): string {
  const text = JSON.stringify(order);
  const sent = parsed(storage.getItem(STORAGE_KEYS.orderKey) ?? '');
  const known = textOf(sent, 'order') === text ? textOf(sent, 'key') : undefined;
  if (known !== undefined) return known;
  const key = newOrderKey();
  tryStore(storage, STORAGE_KEYS.orderKey, JSON.stringify({ order: text, key }));
  return key;
}

/** From now on the same order is another one. */
export const forgetOrderKey = (): void => storage.removeItem(STORAGE_KEYS.orderKey);

// A version 7 UUID (RFC 9562) starts with the time: adjacent keys in the index, where random
// ones make storing an order a tenth slower. crypto.randomUUID is missing on plain http.
export function newOrderKey(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(3), 16) % 4);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(4, 7)}`,
    random.slice(7, 19),
  ].join('-');
}
