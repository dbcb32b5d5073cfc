import type { PaymentKind } from './constants.ts';
import { toCrowns, toHalere } from './money.ts';

export const formatOrderNumber = (id: number): string => `#${String(id).padStart(10, '0')}`;

interface ShippingPrice {
  price: number;
  free_above: number | null;
}

interface Prices {
  items: number;
  shipping: number;
  /** For cash on delivery, beside the payment itself, which costs nothing. */
  fee: number;
  total: number;
}

/**
 * What an order costs, everything in crowns: its lines, a shipping method that is free from its sum
 * of the lines on, and the fee of a payment method. What isn't chosen yet costs nothing.
 */
export function orderPrices(
  lines: readonly { price: number; quantity: number }[],
  shipping?: ShippingPrice | null,
  payment?: { fee: number } | null,
): Prices {
  // Summed in whole haléře: crowns with decimals would not add up exactly.
  const items = lines.reduce((sum, { price, quantity }) => sum + toHalere(price) * quantity, 0);
  const isFree = shipping?.free_above != null && items >= toHalere(shipping.free_above);
  const sent = shipping && !isFree ? toHalere(shipping.price) : 0;
  const fee = toHalere(payment?.fee ?? 0);
  return {
    items: toCrowns(items),
    shipping: toCrowns(sent),
    fee: toCrowns(fee),
    total: toCrowns(items + sent + fee),
  };
}

/** How a payment is treated: by the method's kind, else by 'card' or 'bank' in its name. */
export function paymentKind(method: {
  kind?: PaymentKind | null;
  name: string;
}): PaymentKind | null {
  if (method.kind) return method.kind;
  const name = method.name.toLowerCase();
  if (name.includes('card')) return 'card';
  return name.includes('bank') ? 'bank_transfer' : null;
}
