import { formatHalere, toHalere } from '../../api/contract/money.ts';
import type { OrderSums } from '../../api/contract/orderLines.ts';
import type { OrderConflict } from '../../api/contract/types.ts';
import { type CartLine, isAbout, keyOf, lineName } from '../cart/cartLines.ts';
import { translatesOf } from '../messages/ownTexts.ts';
import texts from './messages/conflict.json';
import type { useCheckout } from './useCheckout.ts';

const SAYS = translatesOf(texts);

interface Refused {
  conflict: OrderConflict;
  /** The cart and its sums as they were ordered. */
  before: readonly CartLine[];
  sums: OrderSums;
  /** The cart with the API's prices. */
  now: readonly CartLine[];
}

/**
 * Says why an order was refused, by what changed in the cart, and what the API says of its discount code, if
 * anything. Loaded with the first conflict.
 */
export function explainConflict(
  { t, locale }: Pick<ReturnType<typeof useCheckout>, 't' | 'locale'>,
  { conflict, before, sums, now }: Refused,
): { text: string; codeProblem: string } {
  const { discount, message } = conflict;
  const say = SAYS[locale];
  const nameOf = (line: CartLine) => lineName(line, locale);

  const change = (name: string, seen: number, asked: number) =>
    seen === asked
      ? []
      : [
          say('newPrice', {
            name,
            price: formatHalere(asked, locale),
            before: formatHalere(seen, locale),
          }),
        ];

  /** What costs another price than the visitor saw. */
  const changes = () => [
    ...before.flatMap((line) => {
      const price = conflict.items.find((item) => isAbout(line, item))?.price;
      return typeof price === 'number'
        ? change(nameOf(line), toHalere(line.price), toHalere(price))
        : [];
    }),
    ...(discount && !discount.problem
      ? change(
          t('checkout.discount', { code: discount.code }),
          -sums.discount,
          -toHalere(discount.amount),
        )
      : []),
    ...change(t('checkout.shipping'), sums.shipping, toHalere(conflict.shipping_price)),
    ...change(t('checkout.fee'), sums.fee, toHalere(conflict.payment_fee)),
  ];

  /** What can't be bought any more, and of what fewer pieces are left than were in the cart. */
  const shortages = (): string[] => {
    const said = (key: 'gone' | 'soldOut' | 'fewer', names: string[]) =>
      names.length === 0 ? [] : [say(key, { smart_count: names.length, names: names.join(', ') })];
    const quantities = new Map(before.map((line) => [keyOf(line), line.quantity]));
    const refused = now.filter((line) => conflict.items.some((item) => isAbout(line, item)));
    const lost = refused.filter(({ unavailable }) => unavailable);
    const lowered = refused.filter(
      (line) => !line.unavailable && line.quantity !== quantities.get(keyOf(line)),
    );
    const left = (line: CartLine) =>
      `${nameOf(line)} – ${t(line.slot ? 'shop.places' : 'shop.left', { smart_count: line.quantity }).toLocaleLowerCase(locale)}`;
    return [
      ...said('gone', lost.filter((line) => line.left !== 0).map(nameOf)),
      ...said('soldOut', lost.filter((line) => line.left === 0).map(nameOf)),
      ...said('fewer', lowered.map(left)),
    ];
  };

  const changed = changes();
  const priced = (key: 'changed' | 'changedToo') =>
    changed.length === 0
      ? []
      : [say(key, { smart_count: changed.length, names: changed.join('; ') })];
  /** What keeps the order from being confirmed, and what costs another price beside it. */
  const withPrices = (...reasons: string[]) => [...reasons, ...priced('changedToo')].join(' ');

  // A line stays, but its date can't be had: the API says so better than by the product's name.
  const isDateGone = conflict.items.some((item) => item.slot !== undefined && !item.available);
  if (isDateGone) return { text: withPrices(message), codeProblem: '' };
  const missing = shortages();
  if (missing.length > 0) return { text: withPrices(...missing), codeProblem: '' };
  if (discount?.problem) {
    return { text: withPrices(say('codeRefused', { reason: message })), codeProblem: message };
  }
  const [text = message] = priced('changed');
  return { text, codeProblem: '' };
}
