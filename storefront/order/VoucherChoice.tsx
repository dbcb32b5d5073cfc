import { formatPrice } from '../../api/contract/money.ts';
import { slotText } from '../../api/contract/slots.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { usePosted, useSite } from '../app/site.ts';
import styles from './OrderDetails.module.css';

type Item = OrderPage['items'][number];
type Voucher = NonNullable<OrderPage['vouchers']>[number];

interface OfItem {
  order: OrderPage;
  item: Item;
}

/** The vouchers of an item that can be withdrawn from; none before they are issued. */
export const vouchersToWithdraw = ({ vouchers = [] }: OrderPage, { id }: Item): Voucher[] =>
  vouchers.filter((voucher) => voucher.order_item_id === id && voucher.may_withdraw);

const fieldOf = ({ order_item_id, id }: Voucher): string => `voucher-${order_item_id}-${id}`;

/** Which of them were chosen in a form that was sent. */
export const chosenVouchers = (
  { order, item }: OfItem,
  values: Readonly<Record<string, string>>,
): Voucher[] =>
  vouchersToWithdraw(order, item).filter((voucher) => values[fieldOf(voucher)] !== undefined);

interface VoucherNamesProps {
  order: OrderPage;
  vouchers: readonly Voucher[];
}

interface VoucherChoiceProps extends OfItem {
  /** Whether there is nothing else to choose. */
  isOnly: boolean;
}

/** Chooses vouchers of an item to withdraw from: they are different gifts, on different dates. */
export function VoucherChoice({ order, item, isOnly }: VoucherChoiceProps) {
  const { locale } = useSite();
  const { values = {}, message = '' } = usePosted() ?? {};
  return (
    <fieldset className={styles.vouchers}>
      <legend>{item.name[locale]}</legend>
      {vouchersToWithdraw(order, item).map((voucher) => (
        <label key={voucher.id}>
          <input
            type="checkbox"
            name={fieldOf(voucher)}
            value="1"
            defaultChecked={values[fieldOf(voucher)] !== undefined || (isOnly && message === '')}
          />
          <VoucherName order={order} voucher={voucher} />
        </label>
      ))}
    </fieldset>
  );
}

/** The codes that a withdrawal is about; nothing where there are none. */
export const VoucherNames = ({ order, vouchers }: VoucherNamesProps) =>
  vouchers.length > 0 && (
    <ul className={styles.codes}>
      {vouchers.map((voucher) => (
        <li key={voucher.id}>
          <VoucherName order={order} voucher={voucher} />
        </li>
      ))}
    </ul>
  );

/** A voucher's code, with what tells whose it is: its date or worth, and its dedication. */
function VoucherName({ order, voucher }: { order: OrderPage; voucher: Voucher }) {
  const { locale } = useSite();
  const { code, value, dedication } = voucher;
  const booked = order.dates?.bookings.find(
    (booking) => booking.code === code && booking.state === 'booked',
  );
  const facts = [
    booked?.slot ? slotText(booked.slot, booked.slot.place[locale], locale) : '',
    value === null ? '' : formatPrice(value, locale),
    dedication,
  ].filter(Boolean);
  return (
    <span>
      <span className={styles.code}>{code}</span>{' '}
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
    </span>
  );
}
