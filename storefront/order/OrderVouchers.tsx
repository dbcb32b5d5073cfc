import { formatDate } from '../../api/contract/dates.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { voucherStateLabels } from '../../api/contract/voucherStates.ts';
import { REDEEMABLE_STATES } from '../../api/contract/vouchers.ts';
import { undecidedVouchers } from '../../api/contract/withdrawals.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { urls } from '../urls.ts';
import styles from './OrderVouchers.module.css';
import { useOrderTexts } from './orderTexts.ts';

type ShownVoucher = NonNullable<OrderPage['vouchers']>[number];

interface OrderVouchersProps {
  order: OrderPage;
  vouchers: readonly ShownVoucher[];
  secret: string;
}

/** The order's vouchers with their codes, to be opened as PDF unless they are cancelled. */
export function OrderVouchers({ order, vouchers, secret }: OrderVouchersProps) {
  const undecided = undecidedVouchers(order.withdrawal.cases);
  return (
    <ul className={styles.vouchers}>
      {vouchers.map((voucher) => (
        <li key={voucher.id}>
          <Voucher
            voucher={voucher}
            secret={secret}
            hasDates={order.dates !== undefined}
            isUndecided={undecided.has(voucher.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface VoucherProps {
  voucher: ShownVoucher;
  secret: string;
  /** Whether a date can be chosen with its code. */
  hasDates: boolean;
  /** Whether it was withdrawn from, and the team decides yet. */
  isUndecided: boolean;
}

function Voucher({ voucher, secret, hasDates, isUndecided }: VoucherProps) {
  const t = useOrderTexts();
  const { locale } = useSite();
  const { id, code, state, valid_until, dedication, value, remaining } = voucher;
  const isUsable = REDEEMABLE_STATES.includes(state);
  const isWaiting = state === 'cancelled' && isUndecided;
  const ended = isWaiting ? t('voucherUndecided') : voucherStateLabels(locale)[state];
  const date = formatDate(valid_until, locale);
  return (
    <>
      <p>{voucher.name[locale]}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.facts}>
        {isUsable && t('voucherUntil', { date })}
        {state === 'expired' && t('voucherExpired', { date })}
        {!isUsable && state !== 'expired' && ended}
        {isUsable && value !== null && remaining !== null && (
          <>
            {' · '}
            {t('voucherLeft', {
              amount: formatPrice(remaining, locale),
              value: formatPrice(value, locale),
            })}
          </>
        )}
      </p>
      {dedication && <p className={styles.facts}>{t('dedication', { text: dedication })}</p>}
      {state !== 'cancelled' && (
        <p>
          <a href={urls.voucherPdf(secret, id)}>{t('voucherPdf', { code })}</a>
        </p>
      )}
      {hasDates && state === 'valid' && voucher.kind === 'experience' && (
        <p>
          <PageLink to={`${urls.voucherDate}#${code}`}>{t('toDate')}</PageLink>
        </p>
      )}
    </>
  );
}
