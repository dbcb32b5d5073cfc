/** The Idempotency-Key of an order: retries after a lost answer reuse it. */
export function createOrderKeys(): (order: unknown) => string {
  let known = { order: '', key: '' };
  return (order) => {
    const text = JSON.stringify(order);
    if (text !== known.order) known = { order: text, key: newOrderKey() };
    return known.key;
  };
}

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
