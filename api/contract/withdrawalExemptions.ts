import type { ProductCategory } from './constants.ts';
import { isHandedOver } from './shipping.ts';

interface Sold {
  /** Unknown in older orders and carts. */
  category?: ProductCategory | null | undefined;
  is_withdrawable?: boolean | undefined;
}

/**
 * The message that says why a product's buyer may not withdraw: leisure on a set date (Civil Code,
 * § 1837 j) or goods made to order (§ 1837 d); null for everything else.
 */
export function exemptionOf({ category, is_withdrawable: isWithdrawable }: Sold) {
  if (isWithdrawable !== false) return null;
  const isGoods = category ? isHandedOver(category) : false;
  return isGoods ? 'withdrawal.madeToOrder' : 'withdrawal.setDate';
}
