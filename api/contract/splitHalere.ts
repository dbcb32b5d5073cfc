/**
 * Splits an amount in proportion to values, in whole haléře: each part is less than one haléř off, none
 * is above its value unless the amount is above their sum, and they add up to the amount.
 * @param halere at least 0; 0 where the values add up to 0
 */
export function splitHalere(halere: number, values: readonly number[]): number[] {
  // BigInt: the product of two large sums exceeds the safe integers.
  const whole = values.reduce((sum, value) => sum + BigInt(value), 0n);
  if (whole === 0n) return values.map(() => 0);
  const parts = values.map((value, index) => {
    const product = BigInt(halere) * BigInt(value);
    return { index, halere: Number(product / whole), rest: product % whole };
  });
  const given = parts.reduce((sum, part) => sum + part.halere, 0);
  const neediest = [...parts].sort((one, other) => Number(other.rest - one.rest));
  for (const part of neediest.slice(0, halere - given)) part.halere += 1;
  return parts.map((part) => part.halere);
}
