import type { OfflineVouchers } from '../../../api/contract/types.ts';
import { codeOf } from '../../../api/contract/voucherCodes.ts';
import { digestOfCode } from '../offline/digest.ts';

export const RIDE = codeOf('2345678ABCD');
export const MONEY = codeOf('9876543ZYXV');
export const OLD = codeOf('AAAABBBBCCC');
/** A code of no voucher. */
export const STRANGE = codeOf('00000000000');

const SALT = { salt: '00ff10', iterations: 2 };

/** What a server would send: a ride, money of 1000 Kč, and a voucher that expired. */
export async function offlinePack(made: Date): Promise<OfflineVouchers> {
  const common = { product: 0, dedication: '', valid_until: '2099-12-31', redeemed_at: null };
  return {
    made_at: made.toISOString(),
    ...SALT,
    products: [
      { name_en: 'Drift taxi', name_cs: 'Drift taxi' },
      { name_en: 'Gift money', name_cs: 'Dárková částka' },
    ],
    vouchers: [
      {
        ...common,
        digest: await digestOfCode(RIDE, SALT),
        kind: 'experience',
        state: 'valid',
        remaining: null,
        dedication: 'For Jana',
      },
      {
        ...common,
        digest: await digestOfCode(MONEY, SALT),
        product: 1,
        kind: 'money',
        state: 'valid',
        remaining: 1000,
      },
      {
        ...common,
        digest: await digestOfCode(OLD, SALT),
        kind: 'experience',
        state: 'valid',
        remaining: null,
        valid_until: '2026-01-31',
      },
    ],
  };
}
