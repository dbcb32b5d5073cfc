import type { Order } from '../../api/contract/types.ts';

/** The buyer's company details; empty for private buyers. */
export const companyOf = ({ company_name, company_ico, company_dic }: Order) =>
  Object.fromEntries(
    Object.entries({ company_name, company_ico, company_dic }).filter(([, value]) => value),
  );

/** The fact where the parcel of an order is collected; none for those that go to an address. */
export const pointOf = (order: Partial<Order>): Record<string, string> => {
  const { pickup_point_code: code, pickup_point_name: name, pickup_point_address: address } = order;
  return code ? { pickup_point_name: `${name} (${code}), ${address}` } : {};
};
