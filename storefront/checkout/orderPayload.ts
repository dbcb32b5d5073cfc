import type { OrderPayload } from '../../api/contract/types.ts';
import { type CartLine, cartTotal } from '../cart/cartLines.ts';
import type { CheckoutValues } from './checkoutRules.ts';

/** The order as it is sent (public-site §3); `address` joins street, city and postal code. */
export function orderPayload(
  values: CheckoutValues,
  lines: readonly CartLine[],
  shippingPrice: number,
): OrderPayload {
  const { name, email, phone, address, city, postalCode } = values;
  return {
    customer: { name, email, phone, address: [address, city, postalCode].join(', ') },
    items: lines.map(({ id, quantity, price, translations }) => ({
      id,
      quantity,
      price,
      translations,
    })),
    shipping_method: Number(values.shipping),
    payment_method: Number(values.payment),
    total: cartTotal(lines, shippingPrice),
  };
}
