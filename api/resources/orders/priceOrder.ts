import { toCrowns, toHalere } from '../../contract/money.ts';
import { totalHalere } from '../../contract/orderTotal.ts';
import type { OrderConflict, OrderInput } from '../../contract/types.ts';
import type { OfferedProduct, OfferedShipping } from './catalogue.ts';

export interface PricedLine {
  product: OfferedProduct;
  quantity: number;
}

/** An order whose prices are the server's own, or what the customer has to see before. */
export type Pricing =
  | { agreed: true; lines: PricedLine[]; totalHalere: number }
  | { agreed: false; conflict: Omit<OrderConflict, 'message'> };

/**
 * Compares what a client sent with what is offered now. A product that is gone, a price or a total
 * that differs by a haléř is no agreement (decisions, Shop); the total then is that of what can
 * still be bought.
 */
export function priceOrder(
  { items, total }: Pick<OrderInput, 'items' | 'total'>,
  products: readonly OfferedProduct[],
  shipping: Pick<OfferedShipping, 'price_halere'>,
): Pricing {
  const found = items.map((item) => ({
    item,
    product: products.find(({ id, slug }) => id === item.id || slug === item.id),
  }));
  const lines = found.flatMap(({ item, product }) =>
    product ? [{ product, quantity: item.quantity }] : [],
  );
  const ownTotal = totalHalere(
    lines.map(({ product, quantity }) => ({
      halere: product.price_halere,
      quantity,
    })),
    shipping.price_halere,
  );
  const agreed =
    toHalere(total) === ownTotal &&
    found.every(({ item, product }) => product?.price_halere === toHalere(item.price));
  if (agreed) return { agreed, lines, totalHalere: ownTotal };
  return {
    agreed,
    conflict: {
      items: found.map(({ item, product }) => ({
        id: item.id,
        price: product ? toCrowns(product.price_halere) : null,
        available: product !== undefined,
      })),
      shipping_price: toCrowns(shipping.price_halere),
      total: toCrowns(ownTotal),
    },
  };
}
