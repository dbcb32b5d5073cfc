import { formatDate } from '../../api/contract/dates.ts';
import { localized } from '../../api/contract/locales.ts';
import { useSite } from '../app/site.ts';
import { Picture } from '../ui/Picture.tsx';
import { hasPicture } from './calendar.ts';
import { EventTitle } from './EventFeature.tsx';
import styles from './EventRows.module.css';
import type { ShownEvent } from './eventQueries.ts';

interface EventRowsProps {
  events: readonly ShownEvent[];
  described?: boolean;
}

/** Events as rows of a timetable: date, name and place, a small picture. */
export function EventRows({ events, described }: EventRowsProps) {
  const { locale } = useSite();
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.id}>
          <p className={styles.date}>{formatDate(event.date, locale)}</p>
          <div className={styles.words}>
            <EventTitle event={event} />
            <p>{localized(event.translations, 'location', locale)}</p>
            {described && <p>{localized(event.translations, 'description', locale)}</p>}
          </div>
          {hasPicture(event) && (
            <Picture className={styles.picture} of={event} sizes="(min-width: 48rem) 16rem, 30vw" />
          )}
        </li>
      ))}
    </ul>
  );
}
