import type { Order } from '../../api/contract/types.ts';

/** Until an order has been read, what the list knows of it stands in: that has no items. */
export const isWholeOrder = (order: Partial<Order> | undefined): order is Order =>
  order?.items !== undefined;
