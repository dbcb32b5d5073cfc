/** Tables that orders are exported as. */
export const ORDER_SHAPES = ['plain', 'carrier', 'accounting', 'documents'] as const;

export type OrderShape = (typeof ORDER_SHAPES)[number];
