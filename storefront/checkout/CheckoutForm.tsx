import { type FormEvent, useState } from 'react';
import { paymentKind } from '../../api/contract/orders.ts';
import { useSection } from '../app/queries.ts';
import type { CartLine } from '../cart/cartLines.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CheckoutForm.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import {
  CHECKOUT_FIELDS,
  type CheckoutErrors,
  checkoutErrors,
  checkoutValues,
  orderPayload,
} from './checkoutRules.ts';
import { MethodFields } from './MethodFields.tsx';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import type { PlacedOrder } from './placedOrder.ts';
import { useSubmitOrder } from './useSubmitOrder.ts';

interface CheckoutFormProps {
  lines: readonly CartLine[];
  onPlaced: (order: PlacedOrder) => void;
}

export function CheckoutForm({ lines, onPlaced }: CheckoutFormProps) {
  const { data: shippingMethods } = useSection(shippingMethodsQuery);
  const { data: paymentMethods } = useSection(paymentMethodsQuery);
  const { submitting, failure, submit } = useSubmitOrder();
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [shippingId, setShippingId] = useState('');
  const shippingPrice = shippingMethods?.find(({ id }) => String(id) === shippingId)?.price;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = checkoutValues(new FormData(form));
    const found = checkoutErrors(values);
    setErrors(found);
    const first = CHECKOUT_FIELDS.find((field) => found[field]);
    if (first) return focusField(form, first);

    const order = orderPayload(values, lines, shippingPrice ?? 0);
    const id = await submit(order);
    const method = paymentMethods?.find((known) => known.id === order.payment_method);
    if (id === null) return;
    const kind = method
      ? paymentKind({ kind: method.kind, name: method.translations.en.name })
      : null;
    onPlaced({ id, email: values.email, total: order.total, kind, at: Date.now() });
  };

  const clearError = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)),
    );
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onChange={clearError}
    >
      <div className={styles.fields}>
        <AddressFields errors={errors} />
        <MethodFields errors={errors} onShipping={setShippingId} />
      </div>
      <CheckoutSummary
        lines={lines}
        shippingPrice={shippingPrice}
        problems={Object.keys(errors).length}
        failure={failure}
        submitting={submitting}
      />
    </form>
  );
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLElement) field.focus();
}
