import { feedPaths } from '../../api/contract/sitePaths.ts';
import type { Event } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CalendarLink.module.css';

/** A file for the visitor's own calendar: one event, or the whole season. */
export function CalendarLink({ event }: { event?: Event }) {
  const { t, locale } = useSite();
  const path = event ? feedPaths.event(event.id) : feedPaths.season;
  return (
    <a className={styles.link} href={`${path}?lang=${locale}`}>
      <Icon name="calendar" />
      {t(event ? 'events.addToCalendar' : 'events.seasonCalendar')}
    </a>
  );
}
