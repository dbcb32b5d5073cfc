import type { UseQueryResult } from '@tanstack/react-query';
import { formatPrice } from '../../api/contract/money.ts';
import type { PaymentMethod, ShippingMethod } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { SectionState } from '../ui/SectionState.tsx';
import type { CheckoutErrors } from './checkoutRules.ts';
import { MethodChoice } from './MethodChoice.tsx';

interface MethodFieldsProps {
  shipping: UseQueryResult<ShippingMethod[]>;
  payment: UseQueryResult<PaymentMethod[]>;
  errors: CheckoutErrors;
  onShipping: (id: string) => void;
}

/** How the order is sent and paid. */
export function MethodFields({ shipping, payment, errors, onShipping }: MethodFieldsProps) {
  const { t, locale } = useSite();
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
