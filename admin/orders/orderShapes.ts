/** Tables that orders are exported as, besides that of every list. */
export const ORDER_SHAPES = ['carrier', 'accounting'] as const;

export type OrderShape = (typeof ORDER_SHAPES)[number];
