import { useEffect, useRef } from 'react';
import { formatOrderNumber } from '../../api/contract/orderNumber.ts';
import { paymentKind } from '../../api/contract/paymentKind.ts';
import type { PaymentMethod } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './ThankYou.module.css';
import { TransferDetails } from './TransferDetails.tsx';

export interface PlacedOrder {
  id: number;
  email: string;
  /** In crowns. */
  total: number;
  method: PaymentMethod | undefined;
  at: Date;
}

/** The order's number, and for a bank transfer what to pay by when (public-site §2, §9). */
export function ThankYou({ order }: { order: PlacedOrder }) {
  const { t } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = order.method && paymentKind(order.method);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        {t('order.thanks')}
      </h1>
      <p className={styles.number}>
        {t('order.number')} <strong>{formatOrderNumber(order.id)}</strong>
      </p>
      <p>{t('order.received', { email: order.email })}</p>
      {kind === 'bank_transfer' && <TransferDetails order={order} />}
      {kind === 'card' && <p>{t('order.card')}</p>}
      {kind === 'cash_on_delivery' && <p>{t('order.cash')}</p>}
      <Button to={urls.shop}>{t('order.continue')}</Button>
    </div>
  );
}
