import { formatPrice } from '../../api/contract/money.ts';
import { isCashHandedOver } from '../../api/contract/nextSteps.ts';
import { paymentStateLabels } from '../../api/contract/payments.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import TransferDetails from '../checkout/TransferDetails.tsx';
import { CardButton } from './CardButton.tsx';
import { CardPayment } from './CardPayment.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';
import { isLeftUnpaid, leftAfterDecision } from './withdrawnSteps.ts';

interface OrderPaymentProps {
  order: OrderPage;
  secret: string;
}

/** How the order stands with its money, and how to pay what is open. */
export function OrderPayment({ order, secret }: OrderPaymentProps) {
  const { payment, status } = order;
  const t = useOrderTexts();
  const { locale } = useSite();
  const amount = formatPrice(payment.open, locale);
  const left = leftAfterDecision(order);
  const isToPay = !isLeftUnpaid(order) && left !== 0;
  const isOpen = payment.open > 0 && isToPay;
  return (
    <>
      {payment.kind === 'cash_on_delivery' && isOpen ? (
        <p>
          {t(isCashHandedOver({ paymentKind: payment.kind, status }) ? 'cashHandedOver' : 'cash', {
            amount,
          })}
        </p>
      ) : (
        <p className={styles.now}>{paymentStateLabels(locale)[payment.state]}</p>
      )}
      <Amounts payment={payment} />
      {isOpen && left === undefined && <HowToPay order={order} />}
      {isOpen && left !== undefined && (
        <details className={styles.whole}>
          <summary>{t('payWhole')}</summary>
          <p>{t('payWholeText')}</p>
          {payment.card?.isOffered && (
            <CardButton card={payment.card} secret={secret} look="quiet" />
          )}
          <HowToPay order={order} />
        </details>
      )}
    </>
  );
}

/** By transfer or by card; just the amount where the method of payment is gone. */
function HowToPay({ order: { number, payment } }: Pick<OrderPaymentProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  if (payment.kind === 'bank_transfer') {
    return (
      <TransferDetails
        heading="h3"
        number={number}
        variableSymbol={payment.variable_symbol}
        amount={payment.open}
        due={payment.due}
      />
    );
  }
  if (payment.card) return <CardPayment number={number} payment={payment} card={payment.card} />;
  return payment.kind === null && <p>{t('open', { amount: formatPrice(payment.open, locale) })}</p>;
}

/** What came in, went back and is still to go back, where the state alone does not say how much. */
function Amounts({ payment: { open, paid, refunded, owed } }: Pick<OrderPage, 'payment'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const amounts = { paid, refunded, owed };
  if (refunded === 0 && owed === 0 && (paid === 0 || open === 0)) return null;
  return (
    <dl className={styles.amounts}>
      {(['paid', 'refunded', 'owed'] as const)
        .filter((name) => amounts[name] > 0)
        .map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{formatPrice(amounts[name], locale)}</dd>
          </div>
        ))}
    </dl>
  );
}
