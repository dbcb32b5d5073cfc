import type { PickupPoint } from '../../../db/models/pickupPoint.ts';
import type { PickupPointRecord, PickupPoint as WirePoint } from '../../contract/types.ts';

export const presentPoint = (point: PickupPoint): WirePoint => ({
  code: point.code,
  name: point.name,
  street: point.street,
  city: point.city,
  zip: point.zip,
  country: point.country,
  opening_hours: point.opening_hours,
});

export const presentPointRecord = (point: PickupPoint): PickupPointRecord => ({
  ...presentPoint(point),
  id: point.id,
  shipping_method: point.shipping_method_id,
  is_active: point.is_active,
  updated_at: point.updated_at,
});
