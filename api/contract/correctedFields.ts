import type { OrderCorrection } from './types.ts';

/** What can be corrected of an order until it is shipped; its rules are in `entities/orderCorrection.ts`. */
export const CORRECTED_FIELDS = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'customer_address',
  'pickup_point_code',
  'pickup_point_name',
  'pickup_point_address',
  'customer_note',
  'company_name',
  'company_ico',
  'company_dic',
] as const satisfies readonly (keyof OrderCorrection)[];
