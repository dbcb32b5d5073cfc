import type { PaymentKind } from './constants.ts';

/**
 * How a payment is treated: by the method's kind, or, where that is absent, by a name containing
 * card or bank (public-site §9; decisions, Shop). Null when neither tells.
 */
export function paymentKind(method: {
  kind?: PaymentKind | null;
  name: string;
}): PaymentKind | null {
  if (method.kind) return method.kind;
  const name = method.name.toLowerCase();
  if (name.includes('card')) return 'card';
  return name.includes('bank') ? 'bank_transfer' : null;
}
