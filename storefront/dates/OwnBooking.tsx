import { useEffect, useId, useState } from 'react';
import { formatDate } from '../../api/contract/dates.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { OwnBooking, OwnDates, SlotOffer } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { usePosted, useSite } from '../app/site.ts';
import ContactText from '../contact/ContactText.tsx';
import { Button } from '../ui/Button.tsx';
import { FormError, SelectField } from '../ui/Fields.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { useDateTexts } from './dateTexts.ts';
import { slotWhen } from './formatSlot.ts';
import styles from './OwnBooking.module.css';

/** Pieces of an item that are on the same date. */
interface BookingGroup {
  bookings: readonly OwnBooking[];
  first: OwnBooking;
}

interface OwnBookingProps {
  group: BookingGroup;
  dates: OwnDates;
  /** The page that the form is sent to. */
  action: string;
  /** Further fields of the form, such as the voucher's code. */
  fields?: Readonly<Record<string, string>>;
}

/** A date of the buyer, until when it can be changed, and the form that changes it. */
export function OwnBookingGroup({ group, dates, action, fields = {} }: OwnBookingProps) {
  const t = useDateTexts();
  const { locale } = useSite();
  const { first, bookings } = group;
  const { slot, state, move_until: until, may_move: mayMove } = first;
  const isHeld = state === 'booked' && slot !== null;
  return (
    <article className={styles.booking}>
      <h3>
        {first.product_name[locale]}
        {bookings.length > 1 && ` (${t('piecesOf', { smart_count: bookings.length })})`}
      </h3>
      {slot && (
        <p className={styles.when}>
          {isHeld ? slotWhen(slot, locale) : <s>{slotWhen(slot, locale)}</s>}
          {slot.place[locale] && <span>{slot.place[locale]}</span>}
        </p>
      )}
      {mayMove && !isHeld && slot && (
        <p>
          <strong>{t(slot.state === 'cancelled' ? 'toChoose' : 'lost')}</strong>
        </p>
      )}
      {mayMove && isHeld && until && <p>{t('moveUntil', { date: formatDate(until, locale) })}</p>}
      {!mayMove && (
        <p>
          <ContactText>{t(ending(first))}</ContactText>
        </p>
      )}
      {mayMove && <MoveForm group={group} dates={dates} action={action} fields={fields} />}
    </article>
  );
}

/** What is said where no other date can be chosen: a used voucher needs none, however early it was used. */
function ending({ state, voucher_state: voucher }: OwnBooking) {
  if (voucher === 'redeemed') return 'used';
  return state === 'booked' ? 'moveOver' : 'voucherOver';
}

/** Chooses another date for some of the pieces; works without scripts. */
function MoveForm({ group, dates, action, fields }: Required<OwnBookingProps>) {
  const t = useDateTexts();
  const { locale } = useSite();
  const linked = useLinked();
  const id = useId();
  const posted = usePosted();
  const { bookings, first } = group;
  const offers = dates.offers.filter((offer) => fits(offer, first));
  const ids = bookings.map((booking) => booking.id).join(',');
  const isMine = posted?.values.bookings === ids;
  const slot = (isMine && posted?.values.slot) || String(offers[0]?.id);
  // The server says none: without scripts it would stay at the first date.
  const [chosen, setChosen] = useState('');
  useEffect(() => setChosen(slot), [slot]);
  const place = offers.find(({ id }) => String(id) === chosen)?.place[locale];
  if (offers.length === 0) return <p>{t('noOffers')}</p>;
  const isBooked = first.state === 'booked';
  // Only a voucher has none before it is chosen.
  const hadDate = first.slot !== null;
  const label = (offer: SlotOffer) =>
    [
      slotWhen(offer, locale),
      offer.place[locale],
      t('places', { smart_count: offer.left }),
      ...(offer.price_difference === 0
        ? []
        : [
            `${offer.price_difference > 0 ? '+' : ''}${formatPrice(offer.price_difference, locale)}`,
          ]),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <details className={styles.move} open={!isBooked || isMine}>
      <summary>{t(isBooked ? 'move' : hadDate ? 'newDate' : 'chooseTitle')}</summary>
      <PostForm className={styles.form} action={linked(action)}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="bookings" value={ids} />
        {bookings.length > 1 && (
          <SelectField
            name="count"
            label={t('pieces')}
            defaultValue={(isMine && posted?.values.count) || String(bookings.length)}
            options={bookings.map((_, index) => ({
              value: String(index + 1),
              label: t('piecesOf', { smart_count: index + 1 }),
            }))}
          />
        )}
        <SelectField
          name="slot"
          label={t('chooseDate')}
          defaultValue={slot}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          aria-describedby={`${id}-rule`}
          options={offers.map((offer) => ({ value: String(offer.id), label: label(offer) }))}
        />
        {/* A phone cuts off the end of what is chosen, with the place. */}
        {place && <p>{place}</p>}
        <p id={`${id}-rule`}>{t(hadDate ? 'samePrice' : 'voucherPrice')}</p>
        <FormError message={isMine ? (posted?.message ?? '') : ''} />
        <Button type="submit" name="step" value="date">
          {t(isBooked ? 'move' : 'choose')}
        </Button>
      </PostForm>
    </details>
  );
}

const fits = (offer: SlotOffer, booking: OwnBooking): boolean =>
  offer.product_id === booking.product_id &&
  offer.id !== (booking.state === 'booked' ? booking.slot?.id : undefined) &&
  offer.price_difference <= booking.price_difference;

/**
 * Bookings of the same item that are on the same date, in their order. Of those that were given back, only one
 * whose voucher was used before its date is told.
 */
export function groupsOf(bookings: readonly OwnBooking[]): BookingGroup[] {
  const groups = new Map<string, OwnBooking[]>();
  for (const booking of bookings) {
    const { item_id, slot, state, may_move, voucher_state } = booking;
    if (state === 'released' && voucher_state !== 'redeemed') continue;
    const key = [item_id, slot?.id, state, may_move, voucher_state].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), booking]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ bookings: group, first }] : [];
  });
}
