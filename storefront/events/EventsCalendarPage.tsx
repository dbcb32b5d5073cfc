import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { Seo } from '../seo/Seo.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import { comingEvents } from './calendar.ts';
import { chosenType } from './chosenType.ts';
import styles from './EventsCalendarPage.module.css';
import { EventTypeToggle } from './EventTypeToggle.tsx';
import { eventJsonLd } from './eventJsonLd.ts';
import { eventsQuery } from './eventQueries.ts';
import { useRefetchEvents } from './useRefetchEvents.ts';

export const queries = (visit: Visit) => [eventsQuery(visit, chosenType(visit.search))];

/** The calendar: our events or the world's, as the address asks (public-site §2). */
export default function EventsCalendarPage() {
  const site = useSite();
  const { t, locale, origin } = site;
  const [search] = useSearchParams();
  const type = chosenType(search);
  const refetch = useRefetchEvents();
  const query = useQuery(eventsQuery(site, type));
  const { events = [], day = '' } = query.data ?? {};
  return (
    <>
      <Seo
        title={t('events.calendar')}
        description={t('events.calendarLead')}
        jsonLd={comingEvents(events, day).flatMap(
          (event) => eventJsonLd(event, locale, origin) ?? [],
        )}
      />
      <PageHead title={t('events.calendar')} lead={t('events.calendarLead')} />
      <div className={styles.choice}>
        <EventTypeToggle
          chosen={type}
          address={urls.eventsOf}
          onChoose={(chosen) => chosen !== type && refetch(chosen)}
        />
        <CalendarLink />
      </div>
      <div className={styles.state} aria-live="polite">
        <SectionState query={query} failed={t('events.failed')}>
          {(told) => <Calendar key={type} told={told} type={type} />}
        </SectionState>
      </div>
    </>
  );
}
