import type { EventType } from '../../api/contract/constants.ts';
import { OTHER_GROUND } from '../../api/contract/constants.ts';
import { useSearchParams } from '../app/navigation.ts';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { chosenType, comingEvents, pastEvents } from './calendar.ts';
import { CalendarLink, EventFeature } from './EventFeature.tsx';
import { EventRows } from './EventRows.tsx';
import styles from './EventsCalendarPage.module.css';
import { EventTypeToggle } from './EventTypeToggle.tsx';
import { eventJsonLd } from './eventJsonLd.ts';
import {
  comingDatesQuery,
  type DatedEvents,
  eventsQuery,
  useRefetchEvents,
  useToday,
} from './eventQueries.ts';

/** Lazy: most sites have no dates. */
const ComingDates = lazyPart(() => import('../dates/ComingDates.tsx'));

/** Dates of products stand among our own events only. */
export const queries = (visit: Visit) => {
  const type = chosenType(visit.search);
  return [eventsQuery(visit, type), ...(type === 'our' ? [comingDatesQuery(visit)] : [])];
};

/** The calendar: our events or the world's, by the address. */
export default function EventsCalendarPage() {
  const { t, locale, origin } = useSite();
  const sport = useSettings().text('team_sport') || undefined;
  const search = useSearchParams();
  const type = chosenType(search);
  const refetch = useRefetchEvents();
  const query = useSection((site) => eventsQuery(site, type));
  const { events = [], day = '' } = query.data ?? {};
  const jsonLd = comingEvents(events, day).flatMap(
    (event) => eventJsonLd(event, locale, origin, sport) ?? [],
  );
  return (
    <>
      <PageHead title={t('events.calendar')} lead={t('events.calendarLead')} seo={{ jsonLd }} />
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
          {(dated) => <Calendar key={type} dated={dated} type={type} />}
        </SectionState>
      </div>
    </>
  );
}

/** Upcoming events, dates with their free places, then past events, newest first. */
function Calendar({ dated, type }: { dated: DatedEvents; type: EventType }) {
  const { t, ground = 'dark' } = useSite();
  const today = useToday(dated.day);
  const coming = comingEvents(dated.events, today);
  const past = pastEvents(dated.events, today);
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
      {type === 'our' && <Dates />}
      {past.length > 0 && (
        <section className={styles.past} data-ground={OTHER_GROUND[ground]} aria-labelledby="past">
          <h2 id="past">{t('events.past')}</h2>
          <EventRows events={past} described />
        </section>
      )}
    </>
  );
}

function Dates() {
  const query = useSection(comingDatesQuery);
  // Most sites have none, and don't load what would show that they come.
  if (!query.isError && !query.data?.length) return null;
  return <ComingDates query={query} />;
}
