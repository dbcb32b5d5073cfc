import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { field } from '../../api/client/readAnswer.ts';
import { localized } from '../../api/contract/locales.ts';
import type { OrderConflict, OrderCreated, OrderPayload } from '../../api/contract/types.ts';
import { cartStore } from '../cart/cartStore.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import { createOrderKeys } from './orderKeys.ts';
import { useCheckout } from './useCheckout.ts';

/** Places orders. After a price change, updates the cart and asks the visitor to confirm. */
export function useSubmitOrder() {
  const site = useCheckout();
  const { client, t, locale } = site;
  const queryClient = useQueryClient();
  const keyOf = useRef(createOrderKeys());
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState('');

  const explain = (error: unknown): string => {
    const conflict = error instanceof ApiError && error.status === 409 ? error.body : null;
    if (isConflict(conflict)) {
      cartStore.refreshPrices(conflict.items);
      for (const query of [shippingMethodsQuery, paymentMethodsQuery]) {
        void queryClient.invalidateQueries({ queryKey: query(site).queryKey });
      }
      const lost = conflict.items.filter(({ available }) => !available).map(({ id }) => id);
      const gone = cartStore
        .lines()
        .filter(({ id, slug }) => lost.includes(id) || lost.includes(slug));
      if (gone.length === 0) return conflict.message;
      const names = gone.map(({ translations }) => localized(translations, 'name', locale));
      return t('checkout.gone', { smart_count: gone.length, names: names.join(', ') });
    }
    const message = error instanceof Error ? error.message : '';
    return t('checkout.failed', { message: message || t('checkout.unknownError') });
  };

  /** Returns the order's id and the secret of its page, or null on failure. */
  const submit = async (order: OrderPayload) => {
    setSubmitting(true);
    setFailure('');
    try {
      const created = await client.post<OrderCreated>('/orders', {
        body: order,
        headers: { 'idempotency-key': keyOf.current(order) },
      });
      cartStore.clear();
      return created;
    } catch (error) {
      setFailure(explain(error));
      return null;
    } finally {
      setSubmitting(false);
    }
  };

  return { submitting, failure, submit };
}

const isConflict = (body: unknown): body is OrderConflict => Array.isArray(field(body, 'items'));
