import type { ReactNode } from 'react';
import { formatDateTime } from '../../api/contract/dates.ts';
import { formatHalere, formatPrice, toHalere } from '../../api/contract/money.ts';
import { orderLines } from '../../api/contract/orderLines.ts';
import { statusLabels } from '../../api/contract/orderStatuses.ts';
import { paymentStateLabels } from '../../api/contract/payments.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { useSite } from '../app/site.ts';
import { TransferDetails } from '../checkout/TransferDetails.tsx';
import { ExemptionNote } from '../shop/ExemptionNote.tsx';
import { NewTabLink } from '../ui/Links.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { CardPayment } from './CardPayment.tsx';
import styles from './OrderDetails.module.css';
import { useOrderTexts } from './orderTexts.ts';
import { Withdrawal } from './Withdrawal.tsx';

interface OrderDetailsProps {
  order: OrderPage;
  secret: string;
}

export function OrderDetails({ order, secret }: OrderDetailsProps) {
  const t = useOrderTexts();
  const { t: say, locale } = useSite();
  const labels = statusLabels(locale);
  return (
    <>
      <PageHead
        title={t('title', { number: order.number })}
        lead={t('lead')}
        seo={{ noindex: true }}
      />
      <div className={styles.page}>
        <Part id="state" title={t('state')}>
          <p className={styles.now}>{labels[order.status]}</p>
          <ol className={styles.history}>
            {order.history.map(({ status, created_at }) => (
              <li key={`${created_at} ${status}`}>
                <span>{labels[status]}</span> {formatDateTime(created_at, locale)}
              </li>
            ))}
          </ol>
        </Part>
        <Part id="pay" title={t('pay')}>
          <Payment order={order} secret={secret} />
        </Part>
        <Part id="items" title={t('items')}>
          <Items order={order} />
          {order.status !== 'cancelled' && order.items.some(isVoucher) && (
            <p>{say('voucher.delivery')}</p>
          )}
        </Part>
        {order.note && (
          <Part id="note" title={t('orderNote')}>
            <p className={styles.note}>{order.note}</p>
          </Part>
        )}
        {(order.tracking.number || order.tracking.url) && (
          <Part id="tracking" title={t('tracking')}>
            <p className={styles.note}>
              {order.tracking.url ? (
                <NewTabLink href={order.tracking.url}>
                  {order.tracking.number || t('follow')}
                </NewTabLink>
              ) : (
                order.tracking.number
              )}
            </p>
          </Part>
        )}
        {order.documents.length > 0 && (
          <Part id="documents" title={t('documents')}>
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
        <Part id="withdrawal" title={t('withdrawal')}>
          <Withdrawal order={order} secret={secret} />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

function Items({ order }: Pick<OrderDetailsProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { shipping, payment, total } = order;
  const labels = {
    shipping: t('shipping', { name: shipping.name[locale] }),
    payment: t('payment', { name: payment.name[locale] }),
    fee: t('fee'),
  };
  return (
    <dl className={styles.items}>
      {linesOf(order).map((line) =>
        line.kind === 'item' ? (
          <div key={line.item.id}>
            <dt>
              {line.quantity} × {line.item.name[locale]}
              <ExemptionNote of={line.item} />
            </dt>
            <dd>{formatHalere(line.halere, locale)}</dd>
          </div>
        ) : (
          <div key={line.kind}>
            <dt>{labels[line.kind]}</dt>
            <dd>{line.halere > 0 ? formatHalere(line.halere, locale) : t('free')}</dd>
          </div>
        ),
      )}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{formatPrice(total, locale)}</dd>
      </div>
    </dl>
  );
}

const linesOf = ({ items, shipping, payment }: OrderPage) =>
  orderLines({
    items: items.map((item) => ({ ...item, price_halere: toHalere(item.price) })),
    shipping_price_halere: toHalere(shipping.price),
    payment_fee_halere: toHalere(payment.fee),
  });

/** What is paid of the order, and how to pay the rest. */
function Payment({ order: { number, payment }, secret }: OrderDetailsProps) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const amount = formatPrice(payment.open, locale);
  const isOpen = payment.open > 0;
  return (
    <>
      {payment.kind === 'cash_on_delivery' && isOpen ? (
        <p>{t('cash', { amount })}</p>
      ) : (
        <p className={styles.now}>{paymentStateLabels(locale)[payment.state]}</p>
      )}
      {isOpen && payment.kind === 'bank_transfer' && (
        <TransferDetails
          heading="h3"
          number={number}
          variableSymbol={payment.variable_symbol}
          amount={payment.open}
          due={payment.due}
        />
      )}
      {payment.card && (
        <CardPayment number={number} payment={payment} secret={secret} card={payment.card} />
      )}
      {isOpen && payment.kind === null && <p>{t('open', { amount })}</p>}
    </>
  );
}
