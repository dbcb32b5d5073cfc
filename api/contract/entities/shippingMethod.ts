import { z } from 'zod';
import { flag, integer, requiredLine, requiredMoney, translations, vatRate } from '../fields.ts';
import { recordOf } from '../recordOf.ts';

export const shippingMethodUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  price: requiredMoney('price.required'),
  vat_rate: vatRate(),
  display_order: integer(0),
  is_active: flag(true),
});

export const shippingMethod = recordOf(shippingMethodUpdate).extend({ name: z.string() });

export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingMethodSchemas = { record: shippingMethod, update: shippingMethodUpdate };
