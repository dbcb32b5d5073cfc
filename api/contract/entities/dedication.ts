import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { text } from '../fields.ts';

/** What a voucher is to say, for example for whom it is; '' for nothing. */
export const dedicationCorrection = z.object({
  dedication: text(LIMITS.dedication),
  /** False: no mail to the customer about the changed voucher. */
  tell_customer: z.boolean().optional(),
});

export type DedicationCorrection = z.infer<typeof dedicationCorrection>;
