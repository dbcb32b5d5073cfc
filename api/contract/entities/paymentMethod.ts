import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { flag, integer, requiredLine, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

const kind = z.preprocess(
  (value) => (value === undefined || value === '' ? null : value),
  z.enum(PAYMENT_KINDS, { error: 'choice.unknown' }).nullable(),
);

export const paymentMethodUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  kind,
  display_order: integer(0),
  is_active: flag(true),
});

/** A payment method as it travels; without a `kind` its name decides (paymentKind). */
export const paymentMethod = recordOf(paymentMethodUpdate).extend({ name: z.string() });

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethodSchemas = { record: paymentMethod, update: paymentMethodUpdate };
