import { z } from 'zod';
import { flag, integer, requiredLine, requiredMoney, translations } from '../fields.ts';

/** What a write of a shipping method is parsed by; `price` in crowns. */
export const shippingMethodUpdate = z.object({
  translations: translations({ name: requiredLine('method.name') }),
  price: requiredMoney('method.price'),
  display_order: integer(0),
  is_active: flag(true),
});

export const shippingMethodCreate = shippingMethodUpdate;

export type ShippingMethodInput = z.infer<typeof shippingMethodUpdate>;

const shippingMethodTexts = z.object({ name: z.string() });

/** A shipping method as it travels; `name` in the language asked (decisions, Shop). */
export const shippingMethod = z.object({
  id: z.int(),
  name: z.string(),
  price: z.number(),
  display_order: z.int(),
  is_active: z.boolean(),
  translations: z.object({ en: shippingMethodTexts, cs: shippingMethodTexts }),
  version: z.int(),
});

export type ShippingMethod = z.infer<typeof shippingMethod>;
