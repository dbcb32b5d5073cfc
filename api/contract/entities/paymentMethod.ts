import { z } from 'zod';
import { PAYMENT_KINDS } from '../constants.ts';
import { flag, integer, requiredLine, translations } from '../fields.ts';

const kind = z.preprocess(
  (value) => (value === undefined || value === '' ? null : value),
  z.enum(PAYMENT_KINDS, { error: 'choice.unknown' }).nullable(),
);

/** What a write of a payment method is parsed by. */
export const paymentMethodUpdate = z.object({
  translations: translations({ name: requiredLine('method.name') }),
  kind,
  display_order: integer(0),
  is_active: flag(true),
});

export const paymentMethodCreate = paymentMethodUpdate;

export type PaymentMethodInput = z.infer<typeof paymentMethodUpdate>;

const paymentMethodTexts = z.object({ name: z.string() });

/** A payment method as it travels; without a `kind` its name decides (paymentKind). */
export const paymentMethod = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(PAYMENT_KINDS).nullable(),
  display_order: z.int(),
  is_active: z.boolean(),
  translations: z.object({ en: paymentMethodTexts, cs: paymentMethodTexts }),
  version: z.int(),
});

export type PaymentMethod = z.infer<typeof paymentMethod>;
