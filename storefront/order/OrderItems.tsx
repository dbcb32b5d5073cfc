import { formatHalere, formatPrice, toHalere } from '../../api/contract/money.ts';
import { isLineNamed } from '../../api/contract/orderLines.ts';
import { itemsInHalere, placedLines } from '../../api/contract/placedLines.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { inHalere } from '../../api/contract/withdrawnPrice.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { ExemptionNote } from '../shop/ExemptionNote.tsx';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './OrderItems.module.css';
import { useOrderTexts } from './orderTexts.ts';

type Item = OrderPage['items'][number];

/** What was ordered, with pictures and links of what the shop still has, and what it cost. */
export function OrderItems({ order }: { order: OrderPage }) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { shipping, payment, total } = order;
  const labels = {
    discount: t('discount', { code: order.discount_code ?? '' }),
    shipping: t('shipping', { name: shipping.name[locale] }),
    payment: t('payment', { name: payment.name[locale] }),
    fee: t('fee'),
    credited: t('credited'),
  };
  return (
    <dl className={styles.items}>
      {linesOf(order).map((line) =>
        line.kind === 'item' ? (
          <div key={line.item.id}>
            <dt className={styles.item}>
              <ItemName item={line.item} isWithVouchers={order.vouchers !== undefined} />
            </dt>
            <dd>{formatHalere(line.halere, locale)}</dd>
          </div>
        ) : line.kind === 'withdrawn' ? (
          <div key={`${line.kind}-${line.withdrawalId}-${line.item?.id ?? ''}`}>
            <dt>
              {line.item
                ? t('withdrawn', {
                    quantity: line.pieces,
                    name: nameOfWithdrawn(order, line.withdrawalId, line.item)[locale],
                  })
                : t('withdrawnMore')}
            </dt>
            <dd>{formatHalere(line.halere, locale)}</dd>
          </div>
        ) : (
          <div key={line.kind}>
            <dt>{labels[line.kind]}</dt>
            <dd>{line.halere === 0 ? t('free') : formatHalere(line.halere, locale)}</dd>
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

const linesOf = ({ items, shipping, payment, withdrawal, credited = 0 }: OrderPage) =>
  placedLines({
    items: itemsInHalere(items),
    shipping_price_halere: toHalere(shipping.price),
    payment_fee_halere: toHalere(payment.fee),
    withdrawals: inHalere(withdrawal.cases),
    credited_halere: toHalere(credited),
  }).filter((line) => isLineNamed(line, shipping.kind, toHalere(payment.fee)));

/** What the pieces of an item are called in a withdrawal: by the dates that were given back with them. */
const nameOfWithdrawn = ({ withdrawal }: OrderPage, withdrawalId: number, { id, name }: Item) =>
  withdrawal.cases
    .find((made) => made.id === withdrawalId)
    ?.items.find(({ order_item_id }) => order_item_id === id)?.name ?? name;

/** Issued vouchers show their dedications themselves. */
function ItemName({ item, isWithVouchers }: { item: Item; isWithVouchers: boolean }) {
  const t = useOrderTexts();
  const { name, product, quantity, dedication } = item;
  const { locale } = useSite();
  return (
    <>
      {product && (
        <Picture
          className={styles.picture}
          of={product}
          sizes="4.5rem"
          range="icon"
          ratio={4 / 3}
        />
      )}
      <span>
        {quantity} ×{' '}
        {product ? (
          <PageLink to={urls.product(product.slug)}>{name[locale]}</PageLink>
        ) : (
          name[locale]
        )}
        {dedication && !isWithVouchers && <small>{t('dedication', { text: dedication })}</small>}
        <ExemptionNote of={item} />
      </span>
    </>
  );
}
