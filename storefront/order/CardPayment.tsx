import { formatPrice } from '../../api/contract/money.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { TransferDetails } from '../checkout/TransferDetails.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './CardPayment.module.css';
import { useOrderTexts } from './orderTexts.ts';

interface CardPaymentProps {
  number: string;
  payment: OrderPage['payment'];
  card: NonNullable<OrderPage['payment']['card']>;
  secret: string;
}

const TEXTS = { none: 'cardNone', waiting: 'cardWaiting', refused: 'cardRefused' } as const;
const BUTTONS = { none: 'cardPay', waiting: 'cardGoOn', refused: 'cardAgain' } as const;

/** The state of a card payment, with other ways to pay: retry by card, or by transfer. */
export function CardPayment({ number, payment, card, secret }: CardPaymentProps) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const hasAccount = useSettings().text('bank_iban') !== '';
  return (
    <>
      <p>{t(TEXTS[card.state])}</p>
      <p>{t('open', { amount: formatPrice(payment.open, locale) })}</p>
      {card.isOffered && (
        <>
          <p className={styles.unavailable} id="card-unavailable" role="alert">
            {t('cardUnavailable')}
          </p>
          <Button href={urls.payOrder(secret)}>{t(BUTTONS[card.state])}</Button>
        </>
      )}
      {hasAccount && card.state !== 'waiting' && (
        <TransferDetails
          heading="h3"
          number={number}
          variableSymbol={payment.variable_symbol}
          amount={payment.open}
          due={payment.due}
        />
      )}
    </>
  );
}
