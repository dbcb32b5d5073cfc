import { useState } from 'react';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { useCart, useCartKnown } from '../cart/useCart.ts';
import { Seo } from '../seo/Seo.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';
import { paymentMethodsQuery, shippingMethodsQuery } from './methodQueries.ts';
import { type PlacedOrder, ThankYou } from './ThankYou.tsx';

export const queries = (visit: Visit) => [shippingMethodsQuery(visit), paymentMethodsQuery(visit)];

/** The checkout: the form, then the thank-you panel; an empty cart says so (public-site §2, §4). */
export default function CheckoutPage() {
  const { t } = useSite();
  const lines = useCart();
  const known = useCartKnown();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  if (placed) {
    return (
      <>
        <Seo title={t('order.thanks')} noindex />
        <ThankYou order={placed} />
      </>
    );
  }
  return (
    <>
      <Seo title={t('checkout.title')} noindex />
      <PageHead title={t('checkout.title')} />
      <div className={styles.page}>
        {!known && <Spinner />}
        {known && lines.length === 0 && <EmptyCart />}
        {lines.length > 0 && <CheckoutForm lines={lines} onPlaced={setPlaced} />}
      </div>
    </>
  );
}
