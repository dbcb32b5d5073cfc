import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import {
  mayNeedAddress,
  needsAddress,
  paymentFits,
  shippingFits,
} from '../../api/contract/shipping.ts';
import { useSection } from '../app/queries.ts';
import { type CartLine, cartCategories } from '../cart/cartLines.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';

/** The methods available for the cart, and the selected ones; a single method is preselected. */
export function useMethods(lines: readonly CartLine[]) {
  const categories = cartCategories(lines);
  const shipping = useChoice(useSection(shippingMethodsQuery), (method) =>
    shippingFits(method, categories),
  );
  const payment = useChoice(useSection(paymentMethodsQuery), ({ kind }) =>
    paymentFits(kind, shipping.chosen),
  );
  const asksAddress = shipping.chosen ? needsAddress(shipping.chosen) : mayNeedAddress(categories);
  return { shipping, payment, asksAddress };
}

export type Choice<Method> = ReturnType<typeof useChoice<Method & { id: number }>>;

function useChoice<Method extends { id: number }>(
  query: UseQueryResult<Method[]>,
  fits: (method: Method) => boolean,
) {
  const [id, choose] = useState<number | null>(null);
  const methods = query.data?.filter(fits);
  const only = methods?.length === 1 ? methods[0] : undefined;
  return { query, methods, chosen: only ?? methods?.find((method) => method.id === id), choose };
}
