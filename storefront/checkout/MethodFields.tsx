import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { formatPrice } from '../../api/contract/money.ts';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { SectionState } from '../ui/SectionState.tsx';
import type { CheckoutErrors } from './checkoutRules.ts';
import styles from './MethodFields.module.css';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';

interface MethodFieldsProps {
  errors: CheckoutErrors;
  onShipping: (id: string) => void;
}

export function MethodFields({ errors, onShipping }: MethodFieldsProps) {
  const { t, locale } = useSite();
  const shipping = useSection(shippingMethodsQuery);
  const payment = useSection(paymentMethodsQuery);
  const failed = ({ error }: UseQueryResult) =>
    t('checkout.optionsFailed', { message: error?.message || t('checkout.unknownError') });
  return (
    <>
      <SectionState query={shipping} failed={failed(shipping)}>
        {(methods) => (
          <MethodChoice
            name="shipping"
            legend={t('checkout.shipping')}
            error={errors.shipping && t(errors.shipping)}
            onChange={onShipping}
            methods={methods.map(({ id, name, price }) => ({
              id,
              name,
              note: price > 0 ? formatPrice(price, locale) : t('checkout.free'),
            }))}
          />
        )}
      </SectionState>
      <SectionState query={payment} failed={failed(payment)}>
        {(methods) => (
          <MethodChoice
            name="payment"
            legend={t('checkout.payment')}
            error={errors.payment && t(errors.payment)}
            methods={methods}
          />
        )}
      </SectionState>
    </>
  );
}

interface MethodChoiceProps {
  name: string;
  legend: string;
  methods: readonly { id: number; name: string; note?: string }[];
  error?: string;
  onChange?: (id: string) => void;
}

function MethodChoice({ name, legend, methods, error, onChange }: MethodChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {methods.map((method) => (
        <label key={method.id}>
          <input
            type="radio"
            name={name}
            value={method.id}
            required
            onChange={(event) => onChange?.(event.target.value)}
          />
          <span>{method.name}</span>
          {method.note && <strong>{method.note}</strong>}
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
