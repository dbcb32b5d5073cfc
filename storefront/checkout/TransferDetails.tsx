import { transferTo } from '../../api/contract/bankTransfer.ts';
import { formatDate } from '../../api/contract/dates.ts';
import { formatPrice, toHalere } from '../../api/contract/money.ts';
import ContactText from '../contact/ContactText.tsx';
import { useSettings } from '../settings/settings.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './TransferDetails.module.css';
import { useCheckout } from './useCheckout.ts';

const PaymentQr = lazyPart(() => import('./PaymentQr.tsx'));

interface TransferDetailsProps {
  heading: 'h2' | 'h3';
  /** The order number, formatted. */
  number: string;
  variableSymbol: number;
  /** In crowns. */
  amount: number;
  /** YYYY-MM-DD. */
  due: string | null;
}

/** A bank transfer as text and, where the account is set, as a QR Platba; else how to get its number. */
export default function TransferDetails(props: TransferDetailsProps) {
  const { heading: Heading, number, variableSymbol, amount, due } = props;
  const { t, locale } = useCheckout();
  const settings = useSettings();
  const account = settings.text('bank_iban');
  const { iban, bic, czechAccount, shownAccount, spayd } = transferTo({
    account,
    due,
    number,
    variableSymbol,
    halere: toHalere(amount),
    bic: settings.text('bank_bic'),
    recipient: settings.text('seller_name'),
    order: t('order.number'),
  });
  return (
    <section className={styles.transfer} aria-labelledby="transfer" data-never-covered="">
      <Heading id="transfer">{t('order.transfer')}</Heading>
      <dl>
        {czechAccount && (
          <>
            <dt>{t('order.accountNumber')}</dt>
            <dd>
              <span className={styles.whole}>{czechAccount}</span>{' '}
              <CopyButton text={czechAccount} what={t('order.accountNumber')} />
            </dd>
          </>
        )}
        {account && (
          <>
            <dt>{t('order.account')}</dt>
            <dd>
              {shownAccount} <CopyButton text={iban ?? account} what={t('order.account')} />
            </dd>
          </>
        )}
        {iban && bic && (
          <>
            <dt>{t('order.bic')}</dt>
            <dd>
              {bic} <CopyButton text={bic} what={t('order.bic')} />
            </dd>
          </>
        )}
        <dt>{t('order.amount')}</dt>
        <dd>
          {formatPrice(amount, locale)}{' '}
          <CopyButton text={amount.toFixed(2)} what={t('order.amount')} />
        </dd>
        <dt>{t('order.variableSymbol')}</dt>
        <dd>
          <span className={styles.whole}>{variableSymbol}</span>{' '}
          <CopyButton text={String(variableSymbol)} what={t('order.variableSymbol')} />
        </dd>
        {due && (
          <>
            <dt>{t('order.due')}</dt>
            <dd>{formatDate(due, locale)}</dd>
          </>
        )}
      </dl>
      {!account && (
        <p>
          <ContactText>{t('order.noAccount')}</ContactText>
        </p>
      )}
      {spayd && <PaymentQr text={spayd} />}
    </section>
  );
}
