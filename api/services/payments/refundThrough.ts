import type { Payment } from '../../../db/models/payment.ts';
import { invalidField } from '../failure.ts';

/**
 * Has the provider of a card payment send money back, and returns what the provider calls the refund.
 * No provider can yet.
 * @param halere how much, above zero and not more than the order's payments hold
 * @throws Failure 422 that says why nothing was sent back
 */
export async function refundThrough(_payment: Payment, _halere: number): Promise<string> {
  throw invalidField('through', 'payment.noProvider');
}
