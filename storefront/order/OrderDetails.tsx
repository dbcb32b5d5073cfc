import type { ReactNode } from 'react';
import { formatDateTime } from '../../api/contract/dates.ts';
import { formatPrice } from '../../api/contract/money.ts';
import { statusLabels } from '../../api/contract/orderStatuses.ts';
import { paymentStateLabels } from '../../api/contract/payments.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { TransferDetails } from '../checkout/TransferDetails.tsx';
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
  const { locale } = useSite();
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
        </Part>
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

function Items({ order: { items, shipping, payment, total } }: Pick<OrderDetailsProps, 'order'>) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const money = (amount: number) => formatPrice(amount, locale);
  return (
    <dl className={styles.items}>
      {items.map(({ id, name, price, quantity, is_withdrawable }) => (
        <div key={id}>
          <dt>
            {quantity} × {name[locale]}
            {!is_withdrawable && <small>{t('exempt')}</small>}
          </dt>
          <dd>{money(price * quantity)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('shipping', { name: shipping.name[locale] })}</dt>
        <dd>{shipping.price > 0 ? money(shipping.price) : t('free')}</dd>
      </div>
      <div>
        <dt>{t('payment', { name: payment.name[locale] })}</dt>
        <dd>{t('free')}</dd>
      </div>
      {payment.fee > 0 && (
        <div>
          <dt>{t('fee')}</dt>
          <dd>{money(payment.fee)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}

/** An order's payment state, and how to pay what is open. */
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
