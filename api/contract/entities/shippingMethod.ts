import { z } from 'zod';
import { POINT_SOURCES, SHIPPING_KINDS } from '../constants.ts';
import { parseCountries } from '../countries.ts';
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
import { parseCategories } from '../shipping.ts';

const PACKETA_KEY = 40;
const isPacketaKey = (text: string): boolean => /^[\da-f]{16}$/i.test(text);

export const shippingMethodUpdate = z.object({
  translations: translations({ name: requiredLine('name.required') }),
  price: requiredMoney('price.required'),
  /** Null: at the rates of the goods, by their value (§ 36 of the VAT act). */
  vat_rate: optionalVatRate(),
  kind: choice(SHIPPING_KINDS, 'parcel'),
  /** The sum of the items from which shipping is free; null: never. */
  free_above: optionalMoney(),
  /** Product categories it is offered for, comma-separated; '' means all. */
  product_categories: line().refine((text) => parseCategories(text) !== null, {
    error: 'choice.unknown',
  }),
  /** Countries it delivers to (ISO 3166-1), comma-separated; '' means the Czech Republic alone. */
  countries: line().refine((text) => parseCountries(text) !== null, { error: 'choice.unknown' }),
  /** Where the points come from at which its parcels are collected. */
  points: choice(POINT_SOURCES, ''),
  /** Packeta's API key of its map, which is public; their API password is another one. */
  packeta_key: line(PACKETA_KEY).refine((text): boolean => text === '' || isPacketaKey(text), {
    error: 'packeta.key',
  }),
  display_order: integer(0),
  is_active: flag(true),
});

/** One that asks for no point says nothing about points; visitors get no key. */
export const shippingMethod = recordOf(shippingMethodUpdate).extend({
  name: z.string(),
  points: z.enum(POINT_SOURCES).optional(),
  packeta_key: z.string().optional(),
});

export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingMethodSchemas = { record: shippingMethod, update: shippingMethodUpdate };
