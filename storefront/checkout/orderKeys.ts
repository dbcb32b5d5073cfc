/**
 * Gives the Idempotency-Key of an order: the same order sent again, after a lost answer, has the same
 * key and stays one order; a changed one has a new key.
 */
export function createOrderKeys(): (order: unknown) => string {
  let known = { order: '', key: '' };
  return (order) => {
    const text = JSON.stringify(order);
    if (text !== known.order) known = { order: text, key: newOrderKey() };
    return known.key;
  };
}

/**
 * A new Idempotency-Key for an order, a UUID of version 7 (RFC 9562): it begins with the time, so
 * that keys sent one after the other lie side by side in the index they are kept in. Random ones
 * touch a page of it each, and storing an order takes about a tenth longer.
 * (crypto.randomUUID is of version 4, and missing on plain http.)
 */
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
