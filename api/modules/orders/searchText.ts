import type { Order } from '../../../db/models/order.ts';
import { fold } from '../../contract/slug.ts';

type Searched = Pick<Order, 'customer_name' | 'customer_email' | 'company_name'>;

/** What an order is found by: its customer's name, e-mail and company. */
export const searchText = ({ customer_name, customer_email, company_name }: Searched): string =>
  fold([customer_name, customer_email, company_name].filter(Boolean).join('\n'));
