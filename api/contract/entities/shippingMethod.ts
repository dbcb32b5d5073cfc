import { z } from 'zod';
import { SHIPPING_KINDS } from '../constants.ts';
import { countriesText } from '../countries.ts';
import {
  choice,
  flag,
  integer,
  line,
  optionalMoney,
  optionalVatRate,
  requiredLine,
  requiredMoney,
  translations,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';
import { categoriesText } from '../shipping.ts';

export const shippingMethodUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  price: requiredMoney('price.required'),
  /** Null: at the rates of the goods, by their value (§ 36 of the VAT act). */
  vat_rate: optionalVatRate(),
  kind: choice(SHIPPING_KINDS, 'parcel'),
  /** The sum of the items from which shipping is free; null: never. */
  free_above: optionalMoney(),
  /** Product categories it is offered for, comma-separated; '' means all. */
  product_categories: line().refine((text) => categoriesText(text) !== null, {
    error: 'choice.unknown',
  }),
  /** Countries it delivers to (ISO 3166-1), comma-separated; '' means the Czech Republic alone. */
  countries: line().refine((text) => countriesText(text) !== null, { error: 'choice.unknown' }),
  display_order: integer(0),
  is_active: flag(true),
});

export const shippingMethod = recordOf(shippingMethodUpdate).extend({ name: z.string() });

export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingMethodSchemas = { record: shippingMethod, update: shippingMethodUpdate };
