import type { PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

export const shippingMethodsQuery = (access: ApiAccess) =>
  sectionQuery<ShippingMethod[]>(access, '/orders/shipping-methods');

export const paymentMethodsQuery = (access: ApiAccess) =>
  sectionQuery<PaymentMethod[]>(access, '/orders/payment-methods');
