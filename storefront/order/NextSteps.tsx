import { formatDate, formatDateTime } from '../../api/contract/dates.ts';
import { formatPrice } from '../../api/contract/money.ts';
import { isOfVouchers, isPayment, nextSteps } from '../../api/contract/nextSteps.ts';
import { isCancelled, SENT } from '../../api/contract/orderStatuses.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { isWithoutGoods, undecided } from '../../api/contract/withdrawals.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { CardButton } from './CardButton.tsx';
import { useOrderTexts } from './orderTexts.ts';
import { vouchersOf } from './vouchersOf.ts';
import {
  isLeftUnpaid,
  leftAfterDecision,
  withdrawnSteps,
  withdrawnValues,
} from './withdrawnSteps.ts';

interface NextStepsProps {
  order: OrderPage;
  secret: string;
}

/** What happens next with the order, and the page's main button: what its customer does about it. */
export function NextSteps({ order, secret }: NextStepsProps) {
  const t = useOrderTexts();
  const isDecided = undecided(order.withdrawal.cases).length === 0;
  const isSaid = isCancelled(order.status) || isDecided || !isLeftUnpaid(order);
  return (
    <>
      <h3 className="visually-hidden">{t('nextSteps')}</h3>
      <WithdrawnText order={order} />
      {isSaid && <StepsText order={order} />}
      <MainButton order={order} secret={secret} />
    </>
  );
}

/** That withdrawals were received, how many and when, until they are decided. */
function WithdrawnText({ order }: Pick<NextStepsProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const open = undecided(order.withdrawal.cases);
  const latest = open.at(-1);
  if (latest === undefined) return null;
  const values = {
    ...withdrawnValues(order, locale),
    date: formatDateTime(latest.created_at, locale),
    smart_count: open.length,
  };
  const one = isLeftUnpaid(order) ? ('withdrawn.whole' as const) : ('withdrawn.part' as const);
  return (
    <p>
      {[open.length > 1 ? ('withdrawn.several' as const) : one, ...withdrawnSteps(order, open)]
        .map((text) => t(text, values))
        .join(' ')}
    </p>
  );
}

function StepsText({ order }: Pick<NextStepsProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { items, payment, shipping, status } = order;
  const { cases } = order.withdrawal;
  const { from, to } = shipping.days;
  const values = {
    amount: formatPrice(payment.open, locale),
    owed: formatPrice(payment.owed, locale),
    due: payment.due === null ? '' : formatDate(payment.due, locale),
    days: from === to ? to : `${from}–${to}`,
    smart_count: to,
  };
  const vouchers = vouchersOf(order);
  const left = leftAfterDecision(order);
  const steps = nextSteps({
    status,
    paymentKind: payment.kind,
    isOpen: (left ?? payment.open) > 0,
    isOwed: payment.owed > 0,
    isRefunded: payment.state === 'refunded',
    shippingKind: shipping.kind,
    hasPoint: shipping.point !== undefined,
    vouchers: vouchers.use,
    isWithdrawn: isLeftUnpaid(order),
    isWithoutGoods: isWithoutGoods(items, cases),
    isUndecided: undecided(cases).length > 0,
  });
  const text = steps
    .filter((step) => left === undefined || !isPayment(step))
    .map((step) => (step === 'payTransfer' && payment.due === null ? 'payOther' : step))
    // The payment says it by itself.
    .flatMap((step) => {
      const smart_count = isOfVouchers(step) ? vouchers.count : values.smart_count;
      return step === 'payCash' ? [] : t(`next.${step}`, { ...values, smart_count });
    })
    .join(' ');
  return text ? <p>{text}</p> : null;
}

/** Pays what is open or, with nothing to pay, follows the parcel. */
function MainButton({ order, secret }: NextStepsProps) {
  const { payment, status, tracking } = order;
  const isToPay = !isLeftUnpaid(order) && leftAfterDecision(order) === undefined;
  const t = useOrderTexts();
  const { locale } = useSite();
  const { card, kind, open } = payment;
  if (card?.isOffered && isToPay) return <CardButton card={card} secret={secret} />;
  if (open > 0 && isToPay && kind === 'bank_transfer') {
    return (
      <p>
        <Button href="#pay">{t('payNow', { amount: formatPrice(open, locale) })}</Button>
      </p>
    );
  }
  if (tracking.url && SENT.includes(status)) {
    return (
      <p>
        <Button href={tracking.url}>{t('follow')}</Button>
      </p>
    );
  }
  return null;
}
