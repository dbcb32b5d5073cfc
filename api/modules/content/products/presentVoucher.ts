import type { Product } from '../../../../db/models/product.ts';
import type { Product as WireProduct } from '../../../contract/types.ts';

type Parts = Pick<WireProduct, 'voucher_kind' | 'voucher_months' | 'voucher_until'>;

/** The vouchers that a product issues; nothing for one that issues none. */
export function presentVoucher({ voucher_kind, voucher_months, voucher_until }: Product): Parts {
  return voucher_kind === '' ? {} : { voucher_kind, voucher_months, voucher_until };
}
