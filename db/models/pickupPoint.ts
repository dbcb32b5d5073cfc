import { fold } from '../../api/contract/slug.ts';
import { Row } from './row.ts';

/** What an import says of a point. */
export interface PointFacts {
  /** The carrier's id of it. */
  code: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  /** ISO 3166-1. */
  country: string;
  opening_hours: string;
}

/** A point where parcels of a shipping method are collected; kept by import. */
export class PickupPoint extends Row {
  static override tableName = 'pickup_points';
  static override booleans = ['is_active'];
  static override stamps = ['updated_at'] as const;

  /** The columns by which points are found; `town_key` and `zip_key` by their beginnings. */
  static keysOf({ code, name, street, city, zip }: PointFacts) {
    return {
      town_key: fold(city),
      zip_key: zipKey(zip),
      search: fold([city, zip, zipKey(zip), name, street, code].join('\n')),
    };
  }

  declare id: number;
  declare shipping_method_id: number;
  declare code: string;
  declare name: string;
  declare street: string;
  declare city: string;
  declare zip: string;
  declare country: string;
  declare opening_hours: string;
  declare town_key: string;
  declare zip_key: string;
  declare search: string;
  /** False once an import lacks it. */
  declare is_active: boolean;
  declare updated_at: string;
}

/** A postal code without its spaces. */
export const zipKey = (zip: string): string => fold(zip).replace(/[^a-z\d]/g, '');
