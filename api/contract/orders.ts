import type { PaymentKind } from './constants.ts';

/** An order number as shown to people: `#0000000012`. */
export const formatOrderNumber = (id: number): string => `#${String(id).padStart(10, '0')}`;

/** An order's id from its number as shown or typed: `#0000000042`, `42`; null for other texts. */
export function parseOrderNumber(text: string): number | null {
  const [, digits] = /^\s*#?\s*0*(\d{1,10})\s*$/.exec(text) ?? [];
  const id = Number(digits ?? 0);
  return id > 0 ? id : null;
}

/** The kind of a payment method: its `kind`, else derived from 'card' or 'bank' in its name. */
export function paymentKind(method: {
  kind?: PaymentKind | null;
  name: string;
}): PaymentKind | null {
  if (method.kind) return method.kind;
  const name = method.name.toLowerCase();
  if (name.includes('card')) return 'card';
  return name.includes('bank') ? 'bank_transfer' : null;
}

/**
 * How an order of this payment method is paid; null also where nothing is left to pay, as after a discount
 * code that takes everything off.
 * @param total in crowns or haléře
 */
export const kindToPay = (
  method: Parameters<typeof paymentKind>[0],
  total: number,
): PaymentKind | null => (total > 0 ? paymentKind(method) : null);
