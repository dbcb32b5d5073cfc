import { z } from 'zod';
import { requiredInteger } from '../fields.ts';

/** A pick-up point as customers choose it. */
export const pickupPoint = z.object({
  /** The carrier's id of it, as an order names it. */
  code: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  /** ISO 3166-1. */
  country: z.string(),
  opening_hours: z.string(),
});

/** A point in the back-office's list. */
export const pickupPointRecord = pickupPoint.extend({
  id: z.int(),
  shipping_method: z.int(),
  /** False once an import lacks it; orders to it stay as they are. */
  is_active: z.boolean(),
  updated_at: z.string(),
});

/** Whose points a file lists. */
export const pointsImport = z.object({ shipping_method: requiredInteger('order.shipping', 1) });

/** What an import changes. */
export const pointsOutcome = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Points that the file lacks: no order can go there any more. */
  deactivated: z.int(),
  /** Rows of countries that the shop doesn't deliver to, and closed points. */
  ignored: z.int(),
});

export type PickupPoint = z.infer<typeof pickupPoint>;
export type PickupPointRecord = z.infer<typeof pickupPointRecord>;
export type PointsOutcome = z.infer<typeof pointsOutcome>;
