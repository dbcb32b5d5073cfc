import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { field } from '../../api/client/readAnswer.ts';
import { localized } from '../../api/contract/locales.ts';
import { formatHalere, toHalere } from '../../api/contract/money.ts';
import type { OrderSums } from '../../api/contract/orderLines.ts';
import type { OrderConflict, OrderCreated, OrderPayload } from '../../api/contract/types.ts';
import type { CartLine } from '../cart/cartLines.ts';
import { cartStore } from '../cart/cartStore.ts';
import { forgetCheckoutDraft } from './checkoutDraft.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import { createOrderKeys } from './orderKeys.ts';
import { useCheckout } from './useCheckout.ts';

/** Places orders. After a price change, updates the cart, names it and asks the visitor to confirm. */
export function useSubmitOrder() {
  const site = useCheckout();
  const { client, t, locale } = site;
  const queryClient = useQueryClient();
  const keyOf = useRef(createOrderKeys());
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState('');

  const nameOf = ({ translations }: CartLine) => localized(translations, 'name', locale);

  /** What costs another price than the visitor saw. */
  const changesOf = (conflict: OrderConflict, lines: readonly CartLine[], sums: OrderSums) => {
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
    const goods = lines.flatMap((line) => {
      const now = conflict.items.find(({ id }) => id === line.id || id === line.slug)?.price;
      return typeof now === 'number'
        ? change(nameOf(line), toHalere(line.price), toHalere(now))
        : [];
    });
    return [
      ...goods,
      ...change(t('checkout.shipping'), sums.shipping, toHalere(conflict.shipping_price)),
      ...change(t('checkout.fee'), sums.fee, toHalere(conflict.payment_fee)),
    ];
  };

  const explain = (error: unknown, sums: OrderSums): string => {
    const conflict = error instanceof ApiError && error.status === 409 ? error.body : null;
    if (isConflict(conflict)) {
      const changes = changesOf(conflict, cartStore.lines(), sums);
      cartStore.refreshPrices(conflict.items);
      for (const query of [shippingMethodsQuery, paymentMethodsQuery]) {
        void queryClient.invalidateQueries({ queryKey: query(site).queryKey });
      }
      const lost = conflict.items.filter(({ available }) => !available).map(({ id }) => id);
      const gone = cartStore
        .lines()
        .filter(({ id, slug }) => lost.includes(id) || lost.includes(slug));
      if (gone.length > 0) {
        const names = gone.map(nameOf).join(', ');
        return t('checkout.gone', { smart_count: gone.length, names });
      }
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
        headers: { 'idempotency-key': keyOf.current(order) },
      });
      cartStore.clear();
      forgetCheckoutDraft();
      return created;
    } catch (error) {
      setFailure(explain(error, sums));
      return null;
    } finally {
      setSubmitting(false);
    }
  };

  return { submitting, failure, submit };
}

const isConflict = (body: unknown): body is OrderConflict => Array.isArray(field(body, 'items'));
