import { formatDateTime } from '../../api/contract/dates.ts';
import { isDelivered } from '../../api/contract/nextSteps.ts';
import { isCancelled, statusLabels } from '../../api/contract/orderStatuses.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { isWithoutGoods } from '../../api/contract/withdrawals.ts';
import { useSite } from '../app/site.ts';
import { NewTabLink } from '../ui/Links.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { NextSteps } from './NextSteps.tsx';
import styles from './OrderDetails.module.css';
import { OrderItems } from './OrderItems.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderVouchers } from './OrderVouchers.tsx';
import { useOrderTexts } from './orderTexts.ts';
import { Part } from './Part.tsx';
import { Customer, Seller } from './Parties.tsx';
import { vouchersOf } from './vouchersOf.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** Lazy: most orders have no dates. */
const OrderDates = lazyPart(() => import('../dates/OrderDates.tsx'));

interface OrderDetailsProps {
  order: OrderPage;
  secret: string;
}

export function OrderDetails({ order, secret }: OrderDetailsProps) {
  const t = useOrderTexts();
  const { t: say, locale } = useSite();
  const labels = statusLabels(locale);
  const { status, shipping, tracking, withdrawal } = order;
  const isSent = isDelivered({
    status,
    shippingKind: shipping.kind,
    isWithoutGoods: isWithoutGoods(order.items, withdrawal.cases),
  });
  const hasWithdrawal =
    withdrawal.isPossible || withdrawal.isOfCompany || withdrawal.cases.length > 0;
  return (
    <div className={styles.sheet}>
      <PageHead
        title={t('title', { number: order.number })}
        lead={t('lead')}
        seo={{ noindex: true }}
      />
      <div className={styles.page}>
        <Part id="state" title={t('state')}>
          <p className={styles.now}>{labels[status]}</p>
          <NextSteps order={order} secret={secret} />
          <ol className={styles.history}>
            {order.history.map(({ status, created_at }) => (
              <li key={`${created_at} ${status}`}>
                <span>{labels[status]}</span> {formatDateTime(created_at, locale)}
              </li>
            ))}
          </ol>
        </Part>
        <Part id="pay" title={t('pay')}>
          <OrderPayment order={order} secret={secret} />
        </Part>
        {order.vouchers && (
          <Part id="vouchers" title={t('vouchers', { smart_count: order.vouchers.length })} isFull>
            <OrderVouchers order={order} vouchers={order.vouchers} secret={secret} />
          </Part>
        )}
        <Part id="items" title={t('items')} isWide>
          <OrderItems order={order} />
          {isToGetVouchers(order) && <p>{say('voucher.delivery')}</p>}
        </Part>
        {order.dates && (
          <Part id="dates" title={t('dates')}>
            <OrderDates
              dates={order.dates}
              secret={secret}
              hasVouchers={order.vouchers !== undefined}
              count={vouchersOf(order).count}
            />
          </Part>
        )}
        {order.note && (
          <Part id="note" title={t('orderNote')}>
            <p className={styles.note}>{order.note}</p>
          </Part>
        )}
        <Part id="customer" title={t(isSent && !shipping.point ? 'customer' : 'customerOnly')}>
          <Customer order={order} isSent={isSent} />
        </Part>
        <Seller />
        {(tracking.number || tracking.url) && (
          <Part id="tracking" title={t('tracking')}>
            <p className={styles.note}>
              {tracking.url ? (
                <NewTabLink href={tracking.url}>{tracking.number || t('follow')}</NewTabLink>
              ) : (
                tracking.number
              )}
            </p>
          </Part>
        )}
        {order.documents.length > 0 && (
          <Part id="documents" title={t('documents')} isOnScreen>
            <ul>
              {order.documents.map(({ id, kind, number }) => (
                <li key={id}>
                  <a
                    href={`/api/order-pages/${secret}/invoice${id === null ? '' : `?document=${id}`}`}
                  >
                    {t(kind, { number })}
                  </a>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {hasWithdrawal && (
          <Part id="withdrawal" title={t('withdrawal')} isOnScreen>
            <Withdrawal order={order} secret={secret} />
          </Part>
        )}
      </div>
    </div>
  );
}

/** Whether vouchers will come once the order is paid. */
const isToGetVouchers = ({ status, payment, vouchers, items }: OrderPage): boolean =>
  !isCancelled(status) && payment.state !== 'refunded' && !vouchers && items.some(isVoucher);
