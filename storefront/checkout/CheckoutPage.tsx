import { useEffect, useMemo, useState } from 'react';
import type { Visit } from '../app/routes.ts';
import { EmptyCart, NeedsScripts } from '../cart/EmptyCart.tsx';
import { useCart, useCartKnown } from '../cart/useCart.ts';
import { useFreshCart } from '../cart/useFreshCart.ts';
import { Seo } from '../seo/Seo.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import formStyles from './CheckoutForm.module.css';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import {
  forgetPlacedOrder,
  keepPlacedOrder,
  type PlacedOrder,
  placedOrder,
} from './placedOrder.ts';
import { ThankYou } from './ThankYou.tsx';
import { useCheckout } from './useCheckout.ts';

export const queries = (visit: Visit) => [shippingMethodsQuery(visit), paymentMethodsQuery(visit)];

/** The checkout: the form, then the thank-you panel; an empty cart shows a message. */
export default function CheckoutPage() {
  const { t } = useCheckout();
  const lines = useCart();
  const known = useCartKnown();
  useFreshCart();
  const isEmpty = lines.length === 0;
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  const kept = useMemo(() => (known && isEmpty ? placedOrder() : null), [known, isEmpty]);
  const order = placed ?? kept;

  // A refilled cart starts the next order.
  useEffect(() => {
    if (!isEmpty && !placed) forgetPlacedOrder();
  }, [isEmpty, placed]);

  const onPlaced = (made: PlacedOrder) => {
    keepPlacedOrder(made);
    setPlaced(made);
  };

  if (order) {
    return (
      <>
        <Seo title={t('order.thanks')} noindex />
        <ThankYou order={order} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('checkout.title')} seo={{ noindex: true }} />
      <div className={styles.page}>
        {!known && (
          <div className={formStyles.form}>
            <Skeleton rows="fields" panel={t('checkout.summary')} />
          </div>
        )}
        <NeedsScripts />
        {known && isEmpty && <EmptyCart />}
        {!isEmpty && <CheckoutForm lines={lines} onPlaced={onPlaced} />}
      </div>
    </>
  );
}
