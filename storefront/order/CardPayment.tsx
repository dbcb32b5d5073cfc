import { formatPrice } from '../../api/contract/money.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import TransferDetails from '../checkout/TransferDetails.tsx';
import { useSettings } from '../settings/settings.ts';
import { useOrderTexts } from './orderTexts.ts';

interface CardPaymentProps {
  number: string;
  payment: OrderPage['payment'];
  card: NonNullable<OrderPage['payment']['card']>;
}

const TEXTS = { none: 'cardNone', waiting: 'cardWaiting', refused: 'cardRefused' } as const;

/** The state of a card payment, with the other way to pay: by transfer. */
export function CardPayment({ number, payment, card }: CardPaymentProps) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const hasAccount = useSettings().text('bank_iban') !== '';
  return (
    <>
      <p>{t(TEXTS[card.state])}</p>
      <p>{t('open', { amount: formatPrice(payment.open, locale) })}</p>
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
