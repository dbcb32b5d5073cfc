import { integer, type ListFields, money, text } from '../crud/fields.ts';

/** What the list of orders is filtered and sorted by. */
export const orderFields: ListFields = {
  id: integer,
  customer_name: text,
  customer_email: text,
  customer_phone: text,
  created_at: text,
  total: { ...money('total_halere'), large: true },
  status: text,
  shipping_method: { ...integer, column: 'shipping_method_id', nullable: true },
  payment_method: { ...integer, column: 'payment_method_id', nullable: true },
  payment_kind: { ...text, nullable: true },
  locale: text,
};
