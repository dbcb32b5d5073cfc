import { useEffect, useRef } from 'react';
import { bankPaymentDue } from '../../api/contract/dates.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { urls } from '../urls.ts';
import type { PlacedOrder } from './placedOrder.ts';
import styles from './ThankYou.module.css';
import { useCheckout } from './useCheckout.ts';

/** Loaded while the order is on its way: only a bank transfer has them. */
export const TransferDetails = lazyPart(() => import('./TransferDetails.tsx'));

/** The order's number, and for a bank transfer its details and due date. */
export function ThankYou({ order }: { order: PlacedOrder }) {
  const { t } = useCheckout();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = order;

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
      {order.hasVoucher && <p>{t('voucher.delivery')}</p>}
      {kind === 'bank_transfer' && (
        <TransferDetails
          heading="h2"
          number={formatOrderNumber(order.id)}
          variableSymbol={order.variableSymbol}
          amount={order.total}
          due={bankPaymentDue(new Date(order.at))}
        />
      )}
      {kind === 'cash_on_delivery' && <p>{t('order.cash')}</p>}
      {order.link && kind === 'card' && (
        <>
          <p>{t('order.card')}</p>
          <Button href={urls.payOrder(order.link)}>{t('order.payByCard')}</Button>
        </>
      )}
      {order.link && (
        <Button to={urls.order(order.link)} look={kind === 'card' ? 'quiet' : 'signal'}>
          {t('order.see')}
        </Button>
      )}
      <Button to={urls.shop} look={order.link ? 'quiet' : 'signal'}>
        {t('order.continue')}
      </Button>
    </div>
  );
}
