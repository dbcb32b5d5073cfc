import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/client/ApiError.ts';
import { field } from '../../api/client/readAnswer.ts';
import type { OrderSums } from '../../api/contract/orderLines.ts';
import type { OrderConflict, OrderCreated, OrderPayload } from '../../api/contract/types.ts';
import type { CartLine } from '../cart/cartLines.ts';
import { cartStore } from '../cart/cartStore.ts';
import { FRESH_CART } from '../cart/useFreshCart.ts';
import { forgetCheckoutDraft } from './checkoutDraft.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import { forgetOrderKey, orderKey } from './orderKeys.ts';
import { useCheckout } from './useCheckout.ts';

interface Submitting {
  /** The cart; a failure is no longer said once a line of it has been removed. */
  lines: readonly CartLine[];
  /** A discount code was refused, for a reason that is '' if it has to be asked for, or takes off another amount. */
  onCodeRefused: (code: string, problem: string) => void;
}

/** Places orders. After a price change, updates the cart, names it and asks the visitor to confirm. */
export function useSubmitOrder({ lines, onCodeRefused }: Submitting) {
  const site = useCheckout();
  const { client, t } = site;
  const queryClient = useQueryClient();
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState({ text: '', lines: 0 });
  /** What of an order the API refused, by its path, and the pick-up point that it was ordered with. */
  const [refused, setRefused] = useState({ code: '', errors: NOTHING });

  const explain = async (error: unknown, sums: OrderSums): Promise<string> => {
    const conflict = error instanceof ApiError && error.status === 409 ? error.body : null;
    if (isConflict(conflict)) {
      // An answer that was on its way would bring the prices of before back.
      void queryClient.cancelQueries({ queryKey: FRESH_CART });
      const before = cartStore.lines();
      cartStore.refreshPrices(conflict.items);
      for (const query of [shippingMethodsQuery, paymentMethodsQuery]) {
        void queryClient.invalidateQueries({ queryKey: query(site).queryKey });
      }
      const loaded = await import('./explainConflict.ts').catch(() => null);
      // Without a network by now, the API's own message has to do.
      if (!loaded) return conflict.message;
      const refused = { conflict, before, sums, now: cartStore.lines() };
      const { text, codeProblem } = loaded.explainConflict(site, refused);
      if (conflict.discount) onCodeRefused(conflict.discount.code, codeProblem);
      return text;
    }
    const message = error instanceof Error ? error.message : '';
    return t('checkout.failed', { message: message || t('checkout.unknownError') });
  };

  /** Returns the order's id and the secret of its page, or null on failure. */
  const submit = async (order: OrderPayload, sums: OrderSums) => {
    setSubmitting(true);
    setFailure({ text: '', lines: 0 });
    try {
      const created = await client.post<OrderCreated>('/orders', {
        body: order,
        headers: { 'idempotency-key': orderKey(order) },
      });
      cartStore.clear();
      forgetCheckoutDraft();
      forgetOrderKey();
      return created;
    } catch (error) {
      const errors = (error instanceof ApiError && error.errors) || NOTHING;
      setRefused({ code: order.pickup_point?.id ?? '', errors });
      const text = await explain(error, sums);
      setFailure({ text, lines: cartStore.lines().length });
      return null;
    } finally {
      setSubmitting(false);
    }
  };

  /** Why this point was refused; '' for any other. */
  const refusedPoint = (code = '') => (code === refused.code && refused.errors.pickup_point) || '';

  // Of other lines, errors would be at the wrong ones.
  const isSaid = failure.lines === lines.length;
  return {
    submitting,
    failure: isSaid ? failure.text : '',
    refused: isSaid ? refused.errors : NOTHING,
    refusedPoint,
    submit,
  };
}

const NOTHING: Readonly<Record<string, string>> = {};

const isConflict = (body: unknown): body is OrderConflict => Array.isArray(field(body, 'items'));
