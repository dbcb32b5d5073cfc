import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { text } from '../fields.ts';

/** What the vouchers of an item will say once they are issued, for example for whom they are; '' for nothing. */
export const itemDedication = z.object({ dedication: text(LIMITS.dedication) });

/** What an issued voucher is to say instead. */
export const voucherDedication = itemDedication.extend({
  /** False: no mail to the customer about the changed voucher. */
  tell_customer: z.boolean().optional(),
});

export type ItemDedication = z.infer<typeof itemDedication>;
export type VoucherDedication = z.infer<typeof voucherDedication>;
