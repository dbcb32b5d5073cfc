import { paymentKind } from '../../contract/paymentKind.ts';
import type { OrderInput } from '../../contract/types.ts';
import { conflict, type Failure, invalid } from '../../services/failure.ts';
import type { Catalogue, OfferedPayment, OfferedShipping } from './catalogue.ts';
import { type PricedLine, priceOrder } from './priceOrder.ts';

/** An order that can be stored, with what is offered now in place of what the client sent. */
export interface AcceptedOrder {
  lines: PricedLine[];
  totalHalere: number;
  shipping: OfferedShipping;
  payment: OfferedPayment;
}

/**
 * Decides on an order by what is offered. Refused are methods that aren't there (422) and prices
 * that the customer hasn't seen (409 with the fresh ones).
 */
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
