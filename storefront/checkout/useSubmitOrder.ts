import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { field } from '../../api/client/readAnswer.ts';
import { formatHalere, toHalere } from '../../api/contract/money.ts';
import type { OrderSums } from '../../api/contract/orderLines.ts';
import type { OrderConflict, OrderCreated, OrderPayload } from '../../api/contract/types.ts';
import { type CartLine, isAbout, keyOf, lineName } from '../cart/cartLines.ts';
import { cartStore } from '../cart/cartStore.ts';
import { forgetCheckoutDraft } from './checkoutDraft.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import { createOrderKeys } from './orderKeys.ts';
import { useCheckout } from './useCheckout.ts';

interface Submitting {
  /** A discount code was refused, for a reason that is '' if it has to be asked for, or takes off another amount. */
  onCodeRefused: (code: string, problem: string) => void;
}

/** Places orders. After a price change, updates the cart, names it and asks the visitor to confirm. */
export function useSubmitOrder({ onCodeRefused }: Submitting) {
  const site = useCheckout();
  const { client, t, locale } = site;
  const queryClient = useQueryClient();
  const orderKeyOf = useRef(createOrderKeys());
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState('');
  /** The pick-up point that the API refused, and why. */
  const [refused, setRefused] = useState({ code: '', why: '' });

  const nameOf = (line: CartLine) => lineName(line, locale);

  const change = (name: string, before: number, now: number) =>
    before === now
      ? []
      : [
          t('checkout.newPrice', {
            name,
            price: formatHalere(now, locale),
            before: formatHalere(before, locale),
          }),
        ];

  const discountChange = ({ discount }: OrderConflict, sums: OrderSums) =>
    discount && !discount.problem
      ? change(
          t('checkout.discount', { code: discount.code }),
          -sums.discount,
          -toHalere(discount.amount),
        )
      : [];

  /** What costs another price than the visitor saw. */
  const changesOf = (conflict: OrderConflict, lines: readonly CartLine[], sums: OrderSums) => {
    const goods = lines.flatMap((line) => {
      const now = conflict.items.find((item) => isAbout(line, item))?.price;
      return typeof now === 'number'
        ? change(nameOf(line), toHalere(line.price), toHalere(now))
        : [];
    });
    return [
      ...goods,
      ...discountChange(conflict, sums),
      ...change(t('checkout.shipping'), sums.shipping, toHalere(conflict.shipping_price)),
      ...change(t('checkout.fee'), sums.fee, toHalere(conflict.payment_fee)),
    ];
  };

  /** What can't be bought any more, and of what fewer pieces are left than were in the cart. */
  const shortagesOf = (conflict: OrderConflict, before: readonly CartLine[]): string[] => {
    const said = (key: 'checkout.gone' | 'checkout.soldOut' | 'checkout.fewer', names: string[]) =>
      names.length === 0 ? [] : [t(key, { smart_count: names.length, names: names.join(', ') })];
    const quantities = new Map(before.map((line) => [keyOf(line), line.quantity]));
    const refused = cartStore
      .lines()
      .filter((line) => conflict.items.some((item) => isAbout(line, item)));
    const lost = refused.filter(({ unavailable }) => unavailable);
    const lowered = refused.filter(
      (line) => !line.unavailable && line.quantity !== quantities.get(keyOf(line)),
    );
    const left = (line: CartLine) =>
      `${nameOf(line)} – ${t(line.slot ? 'shop.places' : 'shop.left', { smart_count: line.quantity }).toLocaleLowerCase(locale)}`;
    return [
      ...said('checkout.gone', lost.filter((line) => line.left !== 0).map(nameOf)),
      ...said('checkout.soldOut', lost.filter((line) => line.left === 0).map(nameOf)),
      ...said('checkout.fewer', lowered.map(left)),
    ];
  };

  const explain = (error: unknown, sums: OrderSums): string => {
    const conflict = error instanceof ApiError && error.status === 409 ? error.body : null;
    if (isConflict(conflict)) {
      const before = cartStore.lines();
      const changes = changesOf(conflict, before, sums);
      cartStore.refreshPrices(conflict.items);
      for (const query of [shippingMethodsQuery, paymentMethodsQuery]) {
        void queryClient.invalidateQueries({ queryKey: query(site).queryKey });
      }
      // A line stays, but its date can't be had: the shop says so better than by the product's name.
      const isDateGone = conflict.items.some((item) => item.slot !== undefined && !item.available);
      if (isDateGone) return conflict.message;
      const shortages = shortagesOf(conflict, before);
      const { discount } = conflict;
      // The message is about what is missing, where something is.
      const problem = discount?.problem && shortages.length === 0 ? conflict.message : '';
      if (discount) onCodeRefused(discount.code, problem);
      if (shortages.length > 0) return shortages.join(' ');
      if (problem) return t('checkout.codeRefused', { reason: problem });
      if (changes.length === 0) return conflict.message;
      const names = changes.join('; ');
      return t('checkout.changed', { smart_count: changes.length, names });
    }
    const message = error instanceof Error ? error.message : '';
    return t('checkout.failed', { message: message || t('checkout.unknownError') });
  };

  /** Returns the order's id and the secret of its page, or null on failure. */
  const submit = async (order: OrderPayload, sums: OrderSums) => {
    setSubmitting(true);
    setFailure('');
    try {
      const created = await client.post<OrderCreated>('/orders', {
        body: order,
        headers: { 'idempotency-key': orderKeyOf.current(order) },
      });
      cartStore.clear();
      forgetCheckoutDraft();
      return created;
    } catch (error) {
      const why = error instanceof ApiError ? error.errors?.pickup_point : undefined;
      setRefused({ code: order.pickup_point?.id ?? '', why: why ?? '' });
      setFailure(explain(error, sums));
      return null;
    } finally {
      setSubmitting(false);
    }
  };

  /** Why this point was refused; '' for any other. */
  const refusedPoint = (code = '') => (code === refused.code ? refused.why : '');

  return { submitting, failure, refusedPoint, submit };
}

const isConflict = (body: unknown): body is OrderConflict => Array.isArray(field(body, 'items'));
