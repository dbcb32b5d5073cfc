import { useEffect, useRef } from 'react';
import { formatPrice } from '../../api/contract/money.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { JsonLd } from '../seo/Seo.tsx';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { type ProductDate, productDatesQuery } from '../shop/productQueries.ts';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { pickedSlot, SLOT_FIELD } from './chosenSlot.ts';
import styles from './DateField.module.css';
import { datesJsonLd } from './datesJsonLd.ts';
import { useDateTexts } from './dateTexts.ts';
import { byDay, slotHours } from './formatSlot.ts';

interface DateFieldProps {
  name: string;
  slug: string;
  /** Whether a voucher's code chooses the date later. */
  isVoucher: boolean;
  /** The price of the product, or of the chosen variant. */
  price: number;
  /** Gets the difference of the picked date's price; 0 without one. */
  onDate: (difference: number) => void;
}

/** How many days are shown before the rest is folded. */
const SHOWN_DAYS = 3;

/** The choice of a product's date, which may be left for later, also where the dates can't be read. */
export default function DateField(about: DateFieldProps) {
  const t = useDateTexts();
  const query = useSection((site) => productDatesQuery(site, about.slug));
  return (
    <SectionState query={query} failed={t('failed')}>
      {(dates) => dates.length > 0 && <Choice dates={dates} {...about} />}
    </SectionState>
  );
}

interface ChoiceProps extends DateFieldProps {
  dates: readonly ProductDate[];
}

function Choice({ name, slug, isVoucher, price, dates, onDate }: ChoiceProps) {
  const t = useDateTexts();
  const { locale } = useSite();
  const address = useAddressOf()(urls.product(slug));
  const field = useRef<HTMLFieldSetElement>(null);
  const tell = () => {
    const form = field.current?.form;
    onDate((form && pickedSlot(new FormData(form), dates)?.price_difference) ?? 0);
  };
  // A date may have been picked before hydration, or be gone or cost otherwise since.
  useEffect(tell);
  useEffect(() => () => onDate(0), [onDate]);

  const days = byDay(dates, locale);
  const [shown, folded] = [days.slice(0, SHOWN_DAYS), days.slice(SHOWN_DAYS)];
  const listed = (some: typeof days) =>
    some.map(([day, slots]) => {
      const id = `day-${slots[0]?.id}`;
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out as the days are.
        <div key={day} className={styles.day} role="group" aria-labelledby={id}>
          <p id={id}>{day}</p>
          {slots.map((slot) => (
            <DateOption key={slot.id} slot={slot} price={price} />
          ))}
        </div>
      );
    });
  return (
    <fieldset ref={field} className={styles.dates} onChange={tell}>
      <legend>{t('legend')}</legend>
      <label className={styles.later}>
        <input type="radio" name={SLOT_FIELD} value="" defaultChecked />
        <span>
          {t('later')}
          <small>{t(isVoucher ? 'laterHint' : 'laterAgreed')}</small>
        </span>
      </label>
      {listed(shown)}
      {folded.length > 0 && (
        <details>
          <summary>{t('more', { count: dates.length })}</summary>
          {listed(folded)}
        </details>
      )}
      <JsonLd data={datesJsonLd({ name, price, dates, address, locale })} />
    </fieldset>
  );
}

interface DateOptionProps extends Pick<DateFieldProps, 'price'> {
  slot: ProductDate;
}

/** A date: when, where, how many places are free, and its price where it differs. */
function DateOption({ slot, price }: DateOptionProps) {
  const t = useDateTexts();
  const { locale } = useSite();
  const { id, left, place, price_difference: difference, state } = slot;
  const isFull = left === 0;
  return (
    <label className={styles.date} data-full={isFull || undefined}>
      <input type="radio" name={SLOT_FIELD} value={id} disabled={isFull} />
      <strong>{slotHours(slot)}</strong>
      <span>
        {place[locale]}
        {state === 'confirmed' && <small>{t('confirmed')}</small>}
      </span>
      <span className={styles.left}>
        {isFull ? t('full') : t('places', { smart_count: left })}
        {difference !== 0 && <small>{formatPrice(slotPrice(price, difference), locale)}</small>}
      </span>
    </label>
  );
}
