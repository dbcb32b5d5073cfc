import { needsSeat } from '../../../contract/companyIds.ts';
import { countriesOf } from '../../../contract/countries.ts';
import {
  type DiscountProblem,
  type DiscountTerms,
  discountOf,
} from '../../../contract/discounts.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { MessageKey } from '../../../contract/messages/messages.ts';
import { toCrowns, toHalere } from '../../../contract/money.ts';
import { offeredCosts, orderLines, orderSums } from '../../../contract/orderLines.ts';
import { paymentKind } from '../../../contract/orders.ts';
import { needsAddress, paymentFits, shippingFits } from '../../../contract/shipping.ts';
import { slotPrice } from '../../../contract/slots.ts';
import type { OrderConflict, OrderInput } from '../../../contract/types.ts';
import { conflict, type Failure, invalid } from '../../../platform/failure.ts';
import { type OfferedCode, problemOfUse } from '../../discounts/index.ts';
import { choosePoint, type PointChoice } from '../../pickupPoints/index.ts';
import type { Catalogue, OfferedPayment, OfferedProduct, OfferedShipping } from './catalogue.ts';

interface PricedLine {
  product: OfferedProduct;
  quantity: number;
  /** What is printed on its vouchers; '' for none. */
  dedication: string;
  /** What all its pieces cost less by the order's discount code. */
  discountHalere: number;
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
  /** The discount code that it uses. */
  code: OfferedCode | null;
}

interface Accepting {
  takesCards?: boolean;
  /** In which the country of a point abroad is named. */
  locale?: Locale;
}

/**
 * Rejects methods that are unknown or don't fit what is bought, a missing address or point (422), and
 * prices other than the customer saw, or a discount code that can't be used (409 with the current).
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
  const code = catalogue.codes.find((known) => known.code === input.discount_code) ?? null;
  const asked = askedDiscount(input, code);
  const pricing = priceOrder(input, catalogue, shipping, payment, asked);
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
    return conflict(changeOf(pricing), pricing.conflict);
  }
  const { lines, shippingHalere, feeHalere, totalHalere } = pricing;
  const items = withLeft(input.items, pricing);
  if (items.some(({ left }) => left !== undefined)) {
    const isOfDate = items.some(({ slot, left }) => slot !== undefined && left !== undefined);
    return conflict(isOfDate ? 'order.tooFewPlaces' : 'order.tooFew', {
      ...pricing.conflict,
      items,
    });
  }
  return { lines, shippingHalere, feeHalere, totalHalere, shipping, payment, point, code };
}

/** A discount code that an order names, and why it can't be used, if that is known before its items are. */
export interface AskedDiscount {
  code: string;
  terms: DiscountTerms | null;
  problem: DiscountProblem | null;
}

function askedDiscount(
  { discount_code, customer }: OrderInput,
  code: OfferedCode | null,
): AskedDiscount | null {
  if (discount_code === undefined) return null;
  const problem = code ? problemOfUse(code, customer.email) : 'unknown';
  return { code: discount_code, terms: code, problem };
}

/** Why a customer doesn't agree to an order as it would be now. */
function changeOf({ isComplete, conflict: { items, discount } }: Pricing): MessageKey {
  if (isComplete) return discount?.problem ? `discount.${discount.problem}` : 'order.changed';
  const gone = items.filter(({ available }) => !available);
  return gone.every(isDateGone) ? 'order.dateGone' : 'order.gone';
}

/** Whether only the date can't be had. */
const isDateGone = ({ slot, available, price }: OrderConflict['items'][number]): boolean =>
  slot !== undefined && !available && price !== null;

/** The items of a conflict, with what is left where there are fewer pieces, or places, than the order wants. */
function withLeft(
  items: OrderInput['items'],
  { lines, conflict: { items: answered } }: Pricing,
): OrderConflict['items'] {
  return answered.map((item, index) => {
    const product = lines[index]?.product;
    if (!items[index] || !product) return item;
    const { level, slot } = product;
    const short = [
      ...(level ? [{ left: level.quantity, wanted: wantedOf(lines, 'level', level) }] : []),
      ...(slot ? [{ left: slot.left, wanted: wantedOf(lines, 'slot', slot) }] : []),
    ].filter(({ left, wanted }) => wanted > left);
    if (short.length === 0) return item;
    const left = Math.min(...short.map((each) => each.left));
    return { ...item, available: left > 0, left };
  });
}

/** How many pieces of a level, or places on a date, an order wants with all of its lines. */
const wantedOf = <Part extends 'level' | 'slot'>(
  lines: readonly PricedLine[],
  part: Part,
  whole: OfferedProduct[Part],
): number =>
  lines
    .filter(({ product }) => product[part] === whole)
    .reduce((sum, { quantity }) => sum + quantity, 0);

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

/** A missing product or date, a code that can't be used, or a price or total that differs by a haléř, is a conflict. */
export function priceOrder(
  { items, total }: Pick<OrderInput, 'items' | 'total'>,
  { products, slots }: Pick<Catalogue, 'products' | 'slots'>,
  shipping: Pick<OfferedShipping, 'price_halere' | 'free_above_halere'>,
  payment: Pick<OfferedPayment, 'price_halere'>,
  asked: AskedDiscount | null = null,
): Pricing {
  const found = items.map((item) => {
    const offered = products.find((product) => isOrdered(product, item));
    return { item, offered, product: offered && onDate(offered, item, slots) };
  });
  const offered = found.flatMap(({ item, product }) =>
    product ? [{ product, quantity: item.quantity, dedication: dedicationOf(product, item) }] : [],
  );
  const priced = offered.map(({ product: { price_halere, category, voucher }, quantity }) => ({
    price_halere,
    category,
    voucher_kind: voucher?.voucher_kind,
    quantity,
  }));
  const discount = asked && takeOff(asked, priced);
  const lines = offered.map((line, index) => ({
    ...line,
    discountHalere: discount?.shares?.[index] ?? 0,
  }));
  const costs = offeredCosts(
    priced.map((item, index) => ({ ...item, discount_halere: discount?.shares?.[index] })),
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
    isAgreed: toHalere(total) === now.total && found.every(isSeen) && !discount?.problem,
    conflict: {
      items: found.map(({ item, offered, product }) => ({
        id: item.id,
        ...(item.variant !== undefined && { variant: item.variant }),
        ...(item.slot !== undefined && { slot: item.slot }),
        price: offered ? toCrowns((product ?? offered).price_halere) : null,
        available: product !== undefined,
      })),
      shipping_price: toCrowns(now.shipping),
      payment_fee: toCrowns(now.fee),
      ...(asked && {
        discount: {
          code: asked.code,
          amount: toCrowns(now.discount),
          problem: discount?.problem ?? null,
        },
      }),
      total: toCrowns(now.total),
    },
  };
}

const dedicationOf = (
  { voucher }: OfferedProduct,
  { dedication = '' }: OrderInput['items'][number],
): string => (voucher ? dedication : '');

/** The product on the date that an item wants, at its price; undefined if it can't be booked. */
function onDate(
  product: OfferedProduct,
  { slot: wanted }: OrderInput['items'][number],
  slots: Catalogue['slots'],
): OfferedProduct | undefined {
  if (wanted === undefined) return product;
  const slot = slots.find(({ id, product_id }) => id === wanted && product_id === product.id);
  if (!slot) return undefined;
  const price_halere = slotPrice(product.price_halere, slot.price_difference_halere);
  return { ...product, slot, price_halere };
}

const takeOff = (
  { terms, problem }: AskedDiscount,
  items: Parameters<typeof discountOf>[1],
): ReturnType<typeof discountOf> =>
  problem || !terms ? { shares: null, problem: problem ?? 'unknown' } : discountOf(terms, items);

/** Whether an item names this product, by id or slug, and its variant, by id or SKU. */
const isOrdered = (
  product: OfferedProduct,
  { id, variant }: OrderInput['items'][number],
): boolean =>
  (product.id === id || product.slug === id) &&
  (variant === undefined
    ? product.variant_id === null
    : product.variant_id === variant || product.sku === String(variant));
