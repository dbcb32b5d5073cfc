import { needsSeat } from '../../../contract/companyIds.ts';
import { countriesOf } from '../../../contract/countries.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { MessageKey } from '../../../contract/messages/messages.ts';
import { toCrowns, toHalere } from '../../../contract/money.ts';
import { offeredCosts, orderLines, orderSums } from '../../../contract/orderLines.ts';
import { paymentKind } from '../../../contract/orders.ts';
import { needsAddress, paymentFits, shippingFits } from '../../../contract/shipping.ts';
import type { OrderConflict, OrderInput } from '../../../contract/types.ts';
import { conflict, type Failure, invalid } from '../../../platform/failure.ts';
import { choosePoint, type PointChoice } from '../../pickupPoints/index.ts';
import type { Catalogue, OfferedPayment, OfferedProduct, OfferedShipping } from './catalogue.ts';

interface PricedLine {
  product: OfferedProduct;
  quantity: number;
  /** What is printed on its vouchers; '' for none. */
  dedication: string;
}

interface Amounts {
  lines: PricedLine[];
  shippingHalere: number;
  feeHalere: number;
  totalHalere: number;
}

/** An order that can be stored, with the current offer in place of what the client sent. */
export interface AcceptedOrder extends Amounts {
  shipping: OfferedShipping;
  payment: OfferedPayment;
  /** Where its parcel is collected. */
  point: PointChoice;
}

interface Accepting {
  takesCards?: boolean;
  /** In which the country of a point abroad is named. */
  locale?: Locale;
}

/**
 * Rejects methods that are unknown or don't fit what is bought, a missing address or point (422), and
 * prices other than the customer saw (409 with the current).
 */
export function acceptOrder(
  input: OrderInput,
  catalogue: Catalogue,
  { takesCards = false, locale = 'en' }: Accepting = {},
): AcceptedOrder | Failure {
  const shipping = catalogue.shipping.find(({ id }) => id === input.shipping_method);
  const payment = catalogue.payment.find(
    ({ id, kind, name_en }) =>
      id === input.payment_method &&
      (takesCards || paymentKind({ kind, name: name_en }) !== 'card'),
  );
  if (!shipping || !payment) {
    return broken({
      ...(!shipping && { shipping_method: 'order.shipping' }),
      ...(!payment && { payment_method: 'order.payment' }),
    });
  }
  const pricing = priceOrder(input, catalogue.products, shipping, payment);
  const unfit = pricing.isComplete && unfitMethods(pricing.lines, shipping, payment);
  if (unfit) return broken(unfit);
  const point = choosePoint(input.pickup_point, shipping, catalogue.points, locale);
  if (typeof point === 'string') return broken({ pickup_point: point });
  if (needsAddress(shipping) && input.customer.address === '') {
    return broken({ 'customer.address': 'order.address' });
  }
  const { address, country, company_dic } = input.customer;
  // Clients that name no country say it in the address.
  if (needsAddress(shipping) && country !== '' && !delivers(shipping, country)) {
    return broken({ shipping_method: 'order.country' });
  }
  if (address === '' && needsSeat(company_dic, pricing.totalHalere)) {
    return broken({ 'customer.address': 'company.address' });
  }
  if (!pricing.isAgreed) {
    return conflict(pricing.isComplete ? 'order.changed' : 'order.gone', pricing.conflict);
  }
  const { lines, shippingHalere, feeHalere, totalHalere } = pricing;
  const items = withLeft(input.items, pricing);
  if (items.some(({ left }) => left !== undefined)) {
    return conflict('order.tooFew', { ...pricing.conflict, items });
  }
  return { lines, shippingHalere, feeHalere, totalHalere, shipping, payment, point };
}

/** The items of a conflict, with what is left where fewer pieces are than the order wants of them. */
function withLeft(
  items: OrderInput['items'],
  { lines, conflict: { items: answered } }: Pricing,
): OrderConflict['items'] {
  return answered.map((item, index) => {
    const sent = items[index];
    const level = lines[index]?.product.level;
    if (!sent || !level) return item;
    const wanted = lines
      .filter(({ product }) => product.level === level)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (wanted <= level.quantity) return item;
    return { ...item, available: level.quantity > 0, left: level.quantity };
  });
}

const delivers = (shipping: OfferedShipping, country: string): boolean =>
  countriesOf(shipping).some((known) => known === country);

type Broken = Record<string, MessageKey>;

/** A 422 with the first of the broken rules and each at its field. */
function broken(rules: Broken): Failure {
  const said = Object.entries(rules).map(([field, key]) => [field, { key }] as const);
  return invalid(said[0]?.[1] ?? { key: 'object.wrong' }, Object.fromEntries(said));
}

function unfitMethods(
  lines: readonly PricedLine[],
  shipping: OfferedShipping,
  payment: OfferedPayment,
): Broken | null {
  const categories = lines.map(({ product }) => product.category);
  if (!shippingFits(shipping, categories)) return { shipping_method: 'order.shippingUnfit' };
  return paymentFits(payment.kind, shipping) ? null : { payment_method: 'order.paymentUnfit' };
}

interface Pricing extends Amounts {
  /** Whether every product is on offer. */
  isComplete: boolean;
  /** Whether the customer saw all of these amounts. */
  isAgreed: boolean;
  conflict: Omit<OrderConflict, 'message'>;
}

/** A missing product, or a price or total that differs by a haléř, is a conflict. */
export function priceOrder(
  { items, total }: Pick<OrderInput, 'items' | 'total'>,
  products: readonly OfferedProduct[],
  shipping: Pick<OfferedShipping, 'price_halere' | 'free_above_halere'>,
  payment: Pick<OfferedPayment, 'price_halere'>,
): Pricing {
  const found = items.map((item) => ({
    item,
    product: products.find((product) => isOrdered(product, item)),
  }));
  const lines = found.flatMap(({ item, product }) =>
    product ? [{ product, quantity: item.quantity, dedication: dedicationOf(product, item) }] : [],
  );
  const costs = offeredCosts(
    lines.map(({ product, quantity }) => ({ price_halere: product.price_halere, quantity })),
    shipping,
    { fee_halere: payment.price_halere },
  );
  const now = orderSums(orderLines(costs));
  const isSeen = ({ item, product }: (typeof found)[number]) =>
    product?.price_halere === toHalere(item.price);
  return {
    lines,
    shippingHalere: now.shipping,
    feeHalere: now.fee,
    totalHalere: now.total,
    isComplete: lines.length === items.length,
    isAgreed: toHalere(total) === now.total && found.every(isSeen),
    conflict: {
      items: found.map(({ item, product }) => ({
        id: item.id,
        ...(item.variant !== undefined && { variant: item.variant }),
        price: product ? toCrowns(product.price_halere) : null,
        available: product !== undefined,
      })),
      shipping_price: toCrowns(now.shipping),
      payment_fee: toCrowns(now.fee),
      total: toCrowns(now.total),
    },
  };
}

const dedicationOf = (
  { voucher }: OfferedProduct,
  { dedication = '' }: OrderInput['items'][number],
): string => (voucher ? dedication : '');

/** Whether an item names this product, by id or slug, and its variant, by id or SKU. */
const isOrdered = (
  product: OfferedProduct,
  { id, variant }: OrderInput['items'][number],
): boolean =>
  (product.id === id || product.slug === id) &&
  (variant === undefined
    ? product.variant_id === null
    : product.variant_id === variant || product.sku === String(variant));
