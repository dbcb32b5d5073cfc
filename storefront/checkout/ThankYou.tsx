import { lazy, Suspense, useEffect, useRef } from 'react';
import { bankPaymentDue, formatDate } from '../../api/contract/dates.ts';
import { formatIban, toBic, toIban } from '../../api/contract/iban.ts';
import { formatPrice, toHalere } from '../../api/contract/money.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { spayd } from '../../api/contract/spayd.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import type { PlacedOrder } from './placedOrder.ts';
import styles from './ThankYou.module.css';

/** The order's number, and for a bank transfer what to pay by when. */
export function ThankYou({ order }: { order: PlacedOrder }) {
  const { t } = useSite();
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
      {kind === 'bank_transfer' && <TransferDetails order={order} />}
      {kind === 'cash_on_delivery' && <p>{t('order.cash')}</p>}
      <Button to={urls.shop}>{t('order.continue')}</Button>
    </div>
  );
}

const PaymentQr = lazy(() => import('./PaymentQr.tsx'));

/** A bank transfer as text and, where the account is set, as a QR Platba; due in 7 days. */
function TransferDetails({ order }: { order: PlacedOrder }) {
  const { t, locale } = useSite();
  const settings = useSettings();
  const account = settings.text('bank_iban');
  const iban = toIban(account);
  const due = bankPaymentDue(new Date(order.at));
  const payment =
    iban &&
    spayd({
      iban,
      bic: toBic(settings.text('bank_bic')),
      halere: toHalere(order.total),
      variableSymbol: order.id,
      due,
      recipient: settings.text('seller_name'),
      message: `${t('order.number')} ${formatOrderNumber(order.id).slice(1)}`,
    });
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <dl>
        {account && (
          <>
            <dt>{t('order.account')}</dt>
            <dd>{iban ? formatIban(iban) : account}</dd>
          </>
        )}
        <dt>{t('order.amount')}</dt>
        <dd>{formatPrice(order.total, locale)}</dd>
        <dt>{t('order.variableSymbol')}</dt>
        <dd>{order.id}</dd>
        <dt>{t('order.due')}</dt>
        <dd>{formatDate(due, locale)}</dd>
      </dl>
      {payment && (
        // Without the code the payment can still be typed in by the text beside it.
        <ErrorBoundary fallback={null}>
          <figure className={styles.qr}>
            <Suspense>
              <PaymentQr text={payment} />
            </Suspense>
            <figcaption>{t('order.qr')}</figcaption>
          </figure>
        </ErrorBoundary>
      )}
    </section>
  );
}
