import { slotPrice } from '../../api/contract/slots.ts';
import type { Product, SlotOffer } from '../../api/contract/types.ts';
import { hasOptions, variantsOf } from '../shop/variants.ts';
import { type CartLine, type FreshPrice, leastOf } from './cartLines.ts';

/** What a line needs to know of a date that can be booked. */
type Bookable = Pick<SlotOffer, 'id' | 'price_difference' | 'left'>;

/**
 * What the shop's current product, or its absence, means for a line.
 * @param dates the product's dates that can be booked now; undefined while they aren't known
 */
export function freshPrice(
  line: CartLine,
  product?: Product,
  dates?: readonly Bookable[],
): FreshPrice {
  const { id, variant: chosen, slot } = line;
  const variant = product && variantsOf(product).find((each) => each.id === chosen?.id);
  const isOffered = product && (chosen ? variant : !hasOptions(product));
  const { price, left } = variant ?? product ?? {};
  const known = slot && { ...slot, left: line.left };
  const date = slot && dates ? dates.find((each) => each.id === slot.id) : known;
  const isDateGone = slot && (!date || date.left === 0);
  return {
    id,
    variant: chosen?.id,
    slot: slot?.id,
    price:
      isOffered && price !== undefined ? slotPrice(price, (date ?? slot)?.price_difference) : null,
    category: product?.category,
    is_withdrawable: product?.is_withdrawable,
    voucher_kind: product?.voucher_kind,
    left: isOffered && !isDateGone ? leastOf(left, date?.left) : undefined,
    available: Boolean(isOffered) && left !== 0 && !isDateGone,
  };
}
