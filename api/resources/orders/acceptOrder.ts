import { toCrowns, toHalere } from '../../contract/money.ts';
import { paymentKind, totalHalere } from '../../contract/orders.ts';
import type { OrderConflict, OrderInput } from '../../contract/types.ts';
import { conflict, type Failure, invalid } from '../../services/failure.ts';
import type { Catalogue, OfferedPayment, OfferedProduct, OfferedShipping } from './catalogue.ts';

interface PricedLine {
  product: OfferedProduct;
  quantity: number;
}

/** An order that can be stored, with the current offer in place of what the client sent. */
export interface AcceptedOrder {
  lines: PricedLine[];
  totalHalere: number;
  shipping: OfferedShipping;
  payment: OfferedPayment;
}

/** Rejects unknown methods (422) and prices other than the customer saw (409 with the current). */
export function acceptOrder(input: OrderInput, catalogue: Catalogue): AcceptedOrder | Failure {
  const shipping = catalogue.shipping.find(({ id }) => id === input.shipping_method);
  const payment = catalogue.payment.find(
    // No provider takes card payments.
    ({ id, kind, name_en }) =>
      id === input.payment_method && paymentKind({ kind, name: name_en }) !== 'card',
  );
  if (!shipping || !payment) {
    const errors = {
      ...(!shipping && { shipping_method: { key: 'order.shipping' } as const }),
      ...(!payment && { payment_method: { key: 'order.payment' } as const }),
    };
    return invalid({ key: shipping ? 'order.payment' : 'order.shipping' }, errors);
  }
  const pricing = priceOrder(input, catalogue.products, shipping);
  if (!pricing.agreed) {
    const isGone = pricing.conflict.items.some(({ available }) => !available);
    return conflict(isGone ? 'order.gone' : 'order.changed', pricing.conflict);
  }
  const { lines, totalHalere } = pricing;
  return { lines, totalHalere, shipping, payment };
}

type Pricing =
  | { agreed: true; lines: PricedLine[]; totalHalere: number }
  | { agreed: false; conflict: Omit<OrderConflict, 'message'> };

/** A missing product, or a price or total that differs by a haléř, is a conflict. */
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
    lines.map(({ product, quantity }) => ({ halere: product.price_halere, quantity })),
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
