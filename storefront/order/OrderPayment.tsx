import { formatPrice } from '../../api/contract/money.ts';
import { isCashHandedOver } from '../../api/contract/nextSteps.ts';
import { paymentStateLabels } from '../../api/contract/payments.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { TransferDetails } from '../checkout/TransferDetails.tsx';
import { CardPayment } from './CardPayment.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';
import { isLeftUnpaid } from './withdrawnSteps.ts';

/** How the order stands with its money, and how to pay what is open. */
export function OrderPayment({ order }: { order: OrderPage }) {
  const { number, payment, status } = order;
  const t = useOrderTexts();
  const { locale } = useSite();
  const amount = formatPrice(payment.open, locale);
  const isToPay = !isLeftUnpaid(order);
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
      {isOpen && payment.kind === 'bank_transfer' && (
        <TransferDetails
          heading="h3"
          number={number}
          variableSymbol={payment.variable_symbol}
          amount={payment.open}
          due={payment.due}
        />
      )}
      {payment.card && isToPay && (
        <CardPayment number={number} payment={payment} card={payment.card} />
      )}
      {isOpen && payment.kind === null && <p>{t('open', { amount })}</p>}
    </>
  );
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
