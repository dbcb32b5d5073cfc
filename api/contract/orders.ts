import type { PaymentKind } from './constants.ts';
import { toCrowns, toHalere } from './money.ts';

export const formatOrderNumber = (id: number): string => `#${String(id).padStart(10, '0')}`;

export const totalHalere = (
  lines: readonly { halere: number; quantity: number }[],
  shippingHalere: number,
): number => lines.reduce((sum, { halere, quantity }) => sum + halere * quantity, shippingHalere);

export const orderTotal = (
  lines: readonly { price: number; quantity: number }[],
  shippingPrice: number,
): number =>
  toCrowns(
    totalHalere(
      lines.map(({ price, quantity }) => ({
        halere: toHalere(price),
        quantity,
      })),
      toHalere(shippingPrice),
    ),
  );

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
