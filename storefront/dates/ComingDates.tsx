import type { UseQueryResult } from '@tanstack/react-query';
import type { SlotOffer } from '../../api/contract/types.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import styles from './ComingDates.module.css';
import { useDateTexts } from './dateTexts.ts';
import { byDay, slotDay, slotHours } from './formatSlot.ts';

/** The coming dates of products, day by day, with their free places. */
export default function ComingDates({ query }: { query: UseQueryResult<SlotOffer[]> }) {
  const t = useDateTexts();
  return (
    <section className={styles.section} aria-labelledby="dates">
      <h2 id="dates">{t('calendarTitle')}</h2>
      <SectionState query={query} failed={t('failed')}>
        {(dates) => <Days dates={dates} />}
      </SectionState>
    </section>
  );
}

function Days({ dates }: { dates: readonly SlotOffer[] }) {
  const t = useDateTexts();
  const { locale } = useSite();
  return (
    <>
      <p>{t('calendarLead')}</p>
      <ul className={styles.days}>
        {byDay(dates, locale).map(([day, slots]) => (
          <li key={day}>
            <h3>{day}</h3>
            <ul>
              {slots.map((slot) => (
                <li key={slot.id} className={styles.slot}>
                  <span className={styles.hours}>{slotHours(slot)}</span>
                  <span className={styles.what}>
                    <PageLink
                      to={urls.product(slot.product.slug)}
                      aria-label={t('book', {
                        name: slot.product.name[locale],
                        date: `${slotDay(slot, locale)}, ${slotHours(slot)}`,
                      })}
                    >
                      {slot.product.name[locale]}
                    </PageLink>
                    <span>{slot.place[locale]}</span>
                  </span>
                  <span className={styles.left} data-full={slot.left === 0 || undefined}>
                    {slot.left === 0 ? t('full') : t('places', { smart_count: slot.left })}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
