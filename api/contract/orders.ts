import type { PaymentKind } from './constants.ts';

/** An order number as shown to people: `#0000000012`. */
export const formatOrderNumber = (id: number): string => `#${String(id).padStart(10, '0')}`;

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
