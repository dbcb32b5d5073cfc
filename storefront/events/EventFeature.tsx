import { formatDate } from '../../api/contract/dates.ts';
import { localized } from '../../api/contract/locales.ts';
import { feedPaths } from '../../api/contract/sitePaths.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { NewTabLink } from '../ui/Links.tsx';
import { Picture } from '../ui/Picture.tsx';
import { eventPage, hasPicture } from './calendar.ts';
import styles from './EventFeature.module.css';
import type { ShownEvent } from './eventQueries.ts';

/** An event with all its details: a large picture next to date, name, place and description. */
export function EventFeature({ event, priority }: { event: ShownEvent; priority?: boolean }) {
  const { locale } = useSite();
  const place = localized(event.translations, 'location', locale);
  return (
    <article className={styles.feature}>
      {hasPicture(event) && (
        <Picture
          className={styles.picture}
          of={event}
          sizes="(min-width: 64rem) 58vw, 100vw"
          range="wide"
          priority={priority}
        />
      )}
      <div className={styles.words}>
        <p className={styles.date}>{formatDate(event.date, locale)}</p>
        <EventTitle event={event} />
        {place && (
          <p className={styles.place}>
            <Icon name="map-marker-alt" />
            {place}
          </p>
        )}
        <p>{localized(event.translations, 'description', locale)}</p>
        <CalendarLink event={event} />
      </div>
    </article>
  );
}

/** An event's name, linked to its own page where it has one. */
export function EventTitle({ event }: { event: ShownEvent }) {
  const { locale } = useSite();
  const title = localized(event.translations, 'title', locale);
  const page = eventPage(event);
  return <h3>{page ? <NewTabLink href={page}>{title}</NewTabLink> : title}</h3>;
}

/** A calendar file: one event, or the whole season. */
export function CalendarLink({ event }: { event?: ShownEvent }) {
  const { t, locale } = useSite();
  const path = event ? feedPaths.event(event.id) : feedPaths.season;
  return (
    <a className={styles.link} href={`${path}?lang=${locale}`}>
      <Icon name="calendar" />
      {t(event ? 'events.addToCalendar' : 'events.seasonCalendar')}
    </a>
  );
}
