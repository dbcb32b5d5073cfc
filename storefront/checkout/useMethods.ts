import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type Country, countriesOf, HOME_COUNTRY } from '../../api/contract/countries.ts';
import {
  mayNeedAddress,
  needsAddress,
  paymentFits,
  shippingFits,
} from '../../api/contract/shipping.ts';
import type { ShippingMethod } from '../../api/contract/types.ts';
import { useSection } from '../app/queries.ts';
import { type CartLine, cartCategories } from '../cart/cartLines.ts';
import { type CheckoutDraft, keepTyped } from './checkoutDraft.ts';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';

/**
 * The methods available for the cart, the selected ones and the countries that it can be delivered to;
 * a single method is preselected.
 */
export function useMethods(lines: readonly CartLine[], draft: CheckoutDraft) {
  const categories = cartCategories(lines);
  const query = useSection(shippingMethodsQuery);
  const fitting = query.data?.filter((method) => shippingFits(method, categories));
  const [picked, pick] = useState(numberOf(draft.shipping));
  const delivery = useDelivery(fitting, draft);
  const current = fitting?.find(({ id }) => id === picked);
  // A method without an address has no field for the country: methods of all countries are offered then, and
  // choosing a parcel sets the country to one of its own.
  const isFree = current !== undefined && !needsAddress(current);
  const methods = fitting?.filter((method) => isFree || delivers(method, delivery.country));
  const choose = (id: number) => {
    const next = fitting?.find((method) => method.id === id);
    pick(id);
    const [country = HOME_COUNTRY] = next ? countriesOf(next) : [];
    if (next && !delivers(next, delivery.country)) delivery.choose(country);
  };
  const shipping: Choice<ShippingMethod> = {
    query,
    methods,
    chosen: onlyOrPicked(methods, picked),
    choose,
  };

  const payments = useSection(paymentMethodsQuery);
  const [paid, choosePayment] = useState(numberOf(draft.payment));
  const offered = payments.data?.filter(({ kind }) => paymentFits(kind, shipping.chosen));
  const payment = {
    query: payments,
    methods: offered,
    chosen: onlyOrPicked(offered, paid),
    choose: choosePayment,
  };

  const asksAddress = shipping.chosen ? needsAddress(shipping.chosen) : mayNeedAddress(categories);
  return { shipping, payment, asksAddress, delivery };
}

export interface Choice<Method> {
  query: UseQueryResult<Method[]>;
  methods: Method[] | undefined;
  chosen: Method | undefined;
  choose(id: number): void;
}

export type Delivery = ReturnType<typeof useDelivery>;

/** The countries that any of the methods sends parcels to, and the selected one. */
function useDelivery(methods: readonly ShippingMethod[] | undefined, draft: CheckoutDraft) {
  const [wanted, setWanted] = useState<string | undefined>(draft.country);
  const parcels = methods?.filter(needsAddress) ?? [];
  const countries = [...new Set(parcels.flatMap(countriesOf))];
  const known = (country?: string) => countries.find((each) => each === country);
  const country = known(wanted) ?? known(HOME_COUNTRY) ?? countries[0] ?? HOME_COUNTRY;
  const choose = (next: Country) => {
    setWanted(next);
    keepTyped('country', next);
  };
  return { countries, country, choose };
}

const delivers = (method: ShippingMethod, country: Country): boolean =>
  !needsAddress(method) || countriesOf(method).includes(country);

const numberOf = (text?: string): number | null => (text ? Number(text) : null);

const onlyOrPicked = <Method extends { id: number }>(
  methods: readonly Method[] | undefined,
  picked: number | null,
): Method | undefined =>
  methods?.length === 1 ? methods[0] : methods?.find(({ id }) => id === picked);
