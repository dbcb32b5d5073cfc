import { calendarUse } from '../../api/contract/calendarUse.ts';
import type { OwnDates } from '../../api/contract/types.ts';
import { usePosted } from '../app/site.ts';
import { FormAnswer } from '../ui/PostForm.tsx';
import { urls } from '../urls.ts';
import { useDateTexts } from './dateTexts.ts';
import styles from './OwnBooking.module.css';
import { groupsOf, OwnBookingGroup } from './OwnBooking.tsx';

interface OrderDatesProps {
  dates: OwnDates;
  secret: string;
  /** Whether the order's page shows its vouchers, at which dates are chosen. */
  hasVouchers: boolean;
  /** How many vouchers these are, or will be. */
  count: number;
}

/** The dates of an order's pieces, which its buyer can move, and their file for a calendar. */
export default function OrderDates({ dates, secret, hasVouchers, count }: OrderDatesProps) {
  const t = useDateTexts();
  const groups = groupsOf(dates.bookings);
  const use = calendarUse(dates.bookings);
  const action = `${urls.order(secret)}#dates`;
  return (
    <div className={styles.bookings}>
      {usePosted()?.values.step === 'dateDone' && (
        <FormAnswer className={styles.done}>{t('moved')}</FormAnswer>
      )}
      {groups.length === 0 && (
        <p>
          {hasVouchers ? (
            <a href="#vouchers">{t('atVoucher', { smart_count: count })}</a>
          ) : (
            t('withCode', { smart_count: count })
          )}
        </p>
      )}
      {groups.map((group) => (
        <OwnBookingGroup key={group.first.id} group={group} dates={dates} action={action} />
      ))}
      {use && (
        <p className={styles.calendar}>
          <a href={`/api/order-pages/${secret}/dates.ics`}>{t(`calendar.${use}`)}</a>
        </p>
      )}
    </div>
  );
}
