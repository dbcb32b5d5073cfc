import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { text } from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';
import { unprintable } from '../printable.ts';

const MANY = 10;

/** What is printed on a voucher, for example for whom it is; '' for nothing. */
export const dedication = text(LIMITS.dedication).superRefine((written, ctx) => {
  const letters = unprintable(written).slice(0, MANY).join(' ');
  const message: MessageKey = 'dedication.letters';
  if (letters !== '') ctx.addIssue({ code: 'custom', message, params: { letters } });
});

/** What the vouchers of an item will say once they are issued. */
export const itemDedication = z.object({ dedication });

/** What an issued voucher is to say instead. */
export const voucherDedication = itemDedication.extend({
  /** False: no mail to the customer about the changed voucher. */
  tell_customer: z.boolean().optional(),
});

export type ItemDedication = z.infer<typeof itemDedication>;
export type VoucherDedication = z.infer<typeof voucherDedication>;
