import type { RaRecord } from 'react-admin';
import { FIRST_STATUS } from '../../api/contract/orderStatuses.ts';
import type { OrderCorrection } from '../../api/contract/types.ts';

/** An empty status counts as the first one. */
export const statusOrFirst = (status: unknown): string => String(status || FIRST_STATUS);

/** What of an order can be corrected, as it is. */
export const correctionOf = (order: Partial<Record<string, unknown>>): OrderCorrection => {
  const text = (name: keyof OrderCorrection) => String(order[name] ?? '');
  return {
    customer_name: text('customer_name'),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    customer_address: text('customer_address'),
    pickup_point_code: text('pickup_point_code'),
    pickup_point_name: text('pickup_point_name'),
    pickup_point_address: text('pickup_point_address'),
    customer_note: text('customer_note'),
    company_name: text('company_name'),
    company_ico: text('company_ico'),
    company_dic: text('company_dic'),
  };
};

/** The writable fields of an order: status, tracking and the team's note. */
export const orderChange = (order: Partial<RaRecord>) => ({
  status: statusOrFirst(order.status),
  tell_customer: order.tell_customer,
  tracking_number: order.tracking_number,
  tracking_url: order.tracking_url,
  internal_note: order.internal_note,
  version: order.version,
});
