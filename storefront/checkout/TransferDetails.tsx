import { lazy, Suspense } from 'react';
import { formatDate } from '../../api/contract/dates.ts';
import { formatIban, toBic, toIban } from '../../api/contract/iban.ts';
import { formatPrice, toHalere } from '../../api/contract/money.ts';
import { spayd } from '../../api/contract/spayd.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './TransferDetails.module.css';

const PaymentQr = lazy(() => import('./PaymentQr.tsx'));

interface TransferDetailsProps {
  heading: 'h2' | 'h3';
  /** As it is shown. */
  number: string;
  variableSymbol: number;
  /** In crowns. */
  amount: number;
  /** YYYY-MM-DD. */
  due: string | null;
}

/** A bank transfer as text and, where the account is set, as a QR Platba. */
export function TransferDetails(props: TransferDetailsProps) {
  const { heading: Heading, number, variableSymbol, amount, due } = props;
  const { t, locale } = useSite();
  const settings = useSettings();
  const account = settings.text('bank_iban');
  const iban = toIban(account);
  const payment =
    iban &&
    spayd({
      iban,
      bic: toBic(settings.text('bank_bic')),
      halere: toHalere(amount),
      variableSymbol,
      due,
      recipient: settings.text('seller_name'),
      message: `${t('order.number')} ${number.slice(1)}`,
    });
  return (
    <section className={styles.transfer} aria-labelledby="transfer">
      <Heading id="transfer">{t('order.transfer')}</Heading>
      <dl>
        {account && (
          <>
            <dt>{t('order.account')}</dt>
            <dd>{iban ? formatIban(iban) : account}</dd>
          </>
        )}
        <dt>{t('order.amount')}</dt>
        <dd>{formatPrice(amount, locale)}</dd>
        <dt>{t('order.variableSymbol')}</dt>
        <dd>{variableSymbol}</dd>
        {due && (
          <>
            <dt>{t('order.due')}</dt>
            <dd>{formatDate(due, locale)}</dd>
          </>
        )}
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
