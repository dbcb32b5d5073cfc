import type { EventType } from '../../api/contract/constants.ts';
import { useSite } from '../app/site.ts';
import { Empty } from '../ui/SectionState.tsx';
import styles from './Calendar.module.css';
import { comingEvents, pastEvents } from './calendar.ts';
import { EventFeature } from './EventFeature.tsx';
import { EventRows } from './EventRows.tsx';
import type { ToldEvents } from './eventQueries.ts';
import { useToday } from './useToday.ts';

/** What is to come, then what is over, newest first (decisions, Content). */
export function Calendar({ told, type }: { told: ToldEvents; type: EventType }) {
  const { t } = useSite();
  const today = useToday(told.day);
  const coming = comingEvents(told.events, today);
  const past = pastEvents(told.events, today);
  return (
    <>
      <section className={styles.coming} aria-labelledby="coming">
        <h2 id="coming">{t('events.coming')}</h2>
        {coming.length > 0 ? (
          <ul>
            {coming.map((event, index) => (
              <li key={event.id}>
                <EventFeature event={event} priority={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty>{t(`events.none.${type}`)}</Empty>
        )}
      </section>
      {past.length > 0 && (
        <section className={styles.past} data-ground="light" aria-labelledby="past">
          <h2 id="past">{t('events.past')}</h2>
          <EventRows events={past} told />
        </section>
      )}
    </>
  );
}
