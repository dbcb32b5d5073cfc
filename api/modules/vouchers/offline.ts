import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { crownsOrNull } from '../../contract/money.ts';
import type { OfflineVouchers } from '../../contract/types.ts';
import type { VoucherRow } from './queries.ts';

const derive = promisify(pbkdf2);

/**
 * Slow enough that who finds a phone can't try all codes in a short time, and quick enough for a thousand
 * vouchers: half a millisecond for each on the server.
 */
const ITERATIONS = 2_000;
const DIGEST_BYTES = 16;
const SALT_BYTES = 16;

/** The digest by which a phone recognises a code that it doesn't know. */
export const digestOfCode = async (code: string, salt: Buffer): Promise<string> =>
  (await derive(code, salt, ITERATIONS, DIGEST_BYTES, 'sha256')).toString('hex');

/** What a phone needs to check vouchers while it is offline: digests of their codes and no buyers. */
export async function presentOffline(
  rows: readonly VoucherRow[],
  now: Date,
): Promise<OfflineVouchers> {
  const salt = randomBytes(SALT_BYTES);
  const products: OfflineVouchers['products'] = [];
  const places = new Map<string, number>();
  const placeOf = ({ name_en, name_cs }: VoucherRow): number => {
    const key = JSON.stringify([name_en, name_cs]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, products.length);
    return products.push({ name_en, name_cs }) - 1;
  };
  const digests = await Promise.all(rows.map(({ code }) => digestOfCode(code, salt)));
  return {
    made_at: now.toISOString(),
    salt: salt.toString('hex'),
    iterations: ITERATIONS,
    vouchers: rows.map((row, index) => ({
      digest: digests[index] ?? '',
      product: placeOf(row),
      kind: row.kind,
      state: row.state,
      remaining: crownsOrNull(row.remaining_halere),
      dedication: row.dedication,
      valid_until: row.valid_until,
      redeemed_at: row.redeemed_at,
    })),
    products,
  };
}
