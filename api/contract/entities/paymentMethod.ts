import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { flag, integer, money, requiredLine, translations } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

const kind = z.preprocess(
  (value) => (value === undefined || value === '' ? null : value),
  z.enum(PAYMENT_KINDS, { error: 'choice.unknown' }).nullable(),
);

const fields = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  kind,
  /** The fee; only cash on delivery may have one. */
  fee: money(),
  display_order: integer(0),
  is_active: flag(true),
});

export const paymentMethodUpdate = fields.refine(
  (method) => method.fee === 0 || method.kind === 'cash_on_delivery',
  { error: 'payment.fee', path: ['fee'] },
);

/** A payment method as answered; without a `kind` its name decides (`paymentKind`). */
export const paymentMethod = recordOf(paymentMethodUpdate).extend({ name: z.string() });

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentMethodSchemas = { record: paymentMethod, update: paymentMethodUpdate };
