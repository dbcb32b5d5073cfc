import type { Order } from '../../api/contract/types.ts';

/** The books of an order without payments and documents. */
export const NO_BOOKS: Order['books'] = {
  kept: 0,
  owed_back: 0,
  is_invoiced: false,
  invoiced_unpaid: 0,
  left: 0,
  documented: 0,
  difference: 0,
};
