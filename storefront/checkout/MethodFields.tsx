import { type ReactNode, useId } from 'react';
import { formatHalere, formatPrice } from '../../api/contract/money.ts';
import type { PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { type CartLine, cartSums } from '../cart/cartLines.ts';
import { SectionState } from '../ui/SectionState.tsx';
import type { CheckoutErrors } from './checkoutRules.ts';
import styles from './MethodFields.module.css';
import { useCheckout } from './useCheckout.ts';
import type { Choice } from './useMethods.ts';

interface MethodFieldsProps {
  lines: readonly CartLine[];
  errors: CheckoutErrors;
  shipping: Choice<ShippingMethod>;
  payment: Choice<PaymentMethod>;
  /** What the selected shipping asks for further. */
  children?: ReactNode;
}

/** The available shipping and payment methods, with their prices. */
export function MethodFields(props: MethodFieldsProps) {
  const { lines, errors, shipping, payment, children } = props;
  const { t, locale } = useCheckout();
  const price = (amount: number) => formatPrice(amount, locale);
  return (
    <>
      <MethodChoice
        name="shipping"
        choice={shipping}
        error={errors.shipping && t(errors.shipping)}
        costs={(method) => {
          const { shipping: costs } = cartSums(lines, method);
          return costs > 0 ? formatHalere(costs, locale) : t('checkout.free');
        }}
        hint={(method) =>
          method.free_above !== null && cartSums(lines, method).shipping > 0
            ? t('checkout.freeFrom', { price: price(method.free_above) })
            : ''
        }
      />
      {children}
      <MethodChoice
        name="payment"
        choice={payment}
        error={errors.payment && t(errors.payment)}
        costs={({ fee }) => (fee > 0 ? price(fee) : '')}
      />
    </>
  );
}

interface MethodChoiceProps<Method> {
  name: 'shipping' | 'payment';
  choice: Choice<Method>;
  error?: string;
  costs: (method: Method) => string;
  hint?: (method: Method) => string;
}

function MethodChoice<Method extends { id: number; name: string }>(
  props: MethodChoiceProps<Method>,
) {
  const { name, choice, error, costs, hint } = props;
  const { t } = useCheckout();
  const id = useId();
  const { query, methods = [], chosen, choose } = choice;
  const failed = t('checkout.optionsFailed', {
    message: query.error?.message || t('checkout.unknownError'),
  });
  return (
    <SectionState query={query} failed={failed}>
      {() => (
        <fieldset
          className={styles.choice}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <legend>{t(`checkout.${name}`)}</legend>
          {methods.length === 0 && <p>{t('checkout.noneFits')}</p>}
          {methods.map((method) => (
            <label key={method.id}>
              <input
                type="radio"
                name={name}
                value={method.id}
                required
                checked={method === chosen}
                onChange={() => choose(method.id)}
              />
              <span>
                {method.name}
                {hint?.(method) && <small>{hint(method)}</small>}
              </span>
              {costs(method) && <strong>{costs(method)}</strong>}
            </label>
          ))}
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        </fieldset>
      )}
    </SectionState>
  );
}
