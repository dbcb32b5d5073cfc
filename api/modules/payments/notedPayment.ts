import type { PaymentInput } from '../../contract/types.ts';
import type { ManualPayment } from './commands/bookByHand.ts';

/** What a person noted in a form, with a signed amount. */
export const notedPayment = (input: PaymentInput, halere: number): ManualPayment => ({
  orderId: input.order_id,
  halere,
  receivedOn: input.received_on,
  note: input.note,
  key: input.key,
});
