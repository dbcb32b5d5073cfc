import { needsSeat } from '../../../contract/companyIds.ts';
import { countriesOf } from '../../../contract/countries.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { MessageKey } from '../../../contract/messages/messages.ts';
import { paymentKind } from '../../../contract/orders.ts';
import { needsAddress, paymentFits, shippingFits } from '../../../contract/shipping.ts';
import type { OrderConflict, OrderInput } from '../../../contract/types.ts';
import { conflict, type Failure, invalid } from '../../../platform/failure.ts';
import { type OfferedCode, problemOfUse } from '../../discounts/index.ts';
import { choosePoint, type PointChoice } from '../../pickupPoints/index.ts';
import type { Catalogue, OfferedPayment, OfferedProduct, OfferedShipping } from './catalogue.ts';
import {
  type Amounts,
  type AskedDiscount,
  type PricedLine,
  type Pricing,
  priceOrder,
} from './priceOrder.ts';

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

function askedDiscount(
  { discount_code, customer }: OrderInput,
  code: OfferedCode | null,
): AskedDiscount | null {
  if (discount_code === undefined) return null;
  const problem = code ? problemOfUse(code, customer.email) : 'unknown';
  return { code: discount_code, terms: code, problem };
}

/** Why a customer doesn't agree to an order as it would be now. */
function changeOf({
  isComplete,
  isAfterVouchers,
  conflict: { items, discount },
}: Pricing): MessageKey {
  if (isComplete) return discount?.problem ? `discount.${discount.problem}` : 'order.changed';
  if (isAfterVouchers) return 'order.afterVoucher';
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
