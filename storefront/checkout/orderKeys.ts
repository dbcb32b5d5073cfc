/**
 * Gives the Idempotency-Key of an order: the same order sent again, after a lost answer, has the same
 * key and stays one order; a changed one has a new key (decisions, Shop).
 */
export function createOrderKeys(newKey: () => string = randomKey): (order: unknown) => string {
  let known = { order: '', key: '' };
  return (order) => {
    const text = JSON.stringify(order);
    if (text !== known.order) known = { order: text, key: newKey() };
    return known.key;
  };
}

/** 128 random bits in hexadecimal. (crypto.randomUUID is missing on plain http.) */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
