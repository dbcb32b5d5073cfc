import type { Product } from '../../../../db/models/product.ts';
import type { Product as WireProduct } from '../../../contract/types.ts';

type Parts = {
  [Name in 'voucher_kind' | 'voucher_months' | 'voucher_until']: WireProduct[Name] | undefined;
};

/** The vouchers that a product issues; nothing for one that issues none. */
export function presentVoucherFields({
  voucher_kind,
  voucher_months,
  voucher_until,
}: Product): Parts {
  return voucher_kind === '' ? NONE : { voucher_kind, voucher_months, voucher_until };
}

/** Left out where the record is answered. */
const NONE = { voucher_kind: undefined, voucher_months: undefined, voucher_until: undefined };
