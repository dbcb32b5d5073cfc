/** An item with what it costs; fields are named as the columns. */
export interface PricedItem {
  /** By which withdrawals name it; items that aren't ordered yet have none. */
  id?: unknown;
  price_halere: number;
  quantity: number;
  /** What all pieces together cost less by the order's discount code. */
  discount_halere?: number | undefined;
}
