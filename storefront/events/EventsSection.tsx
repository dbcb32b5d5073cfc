import { useState } from 'react';
import type { EventType } from '../../api/contract/constants.ts';
import { useSection } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { MoreLink } from '../ui/Links.tsx';
import { Section } from '../ui/Section.tsx';
import { Empty, SectionState } from '../ui/SectionState.tsx';
import { urls } from '../urls.ts';
import { comingEvents } from './calendar.ts';
import { EventFeature } from './EventFeature.tsx';
import { EventRows } from './EventRows.tsx';
import styles from './EventsSection.module.css';
import { EventTypeToggle } from './EventTypeToggle.tsx';
import { type DatedEvents, eventsQuery, useRefetchEvents, useToday } from './eventQueries.ts';

const SHOWN = 6;

export const queries = (access: ApiAccess) => [eventsQuery(access, 'our')];

export default function EventsSection() {
  const { t } = useSite();
  const [type, setType] = useState<EventType>('our');
  const refetch = useRefetchEvents();
  const query = useSection((site) => eventsQuery(site, type));
  const choose = (chosen: EventType) => {
    if (chosen !== type) refetch(chosen);
    setType(chosen);
  };
  return (
    <Section
      id="events"
      title={t('events.title')}
      aside={<EventTypeToggle chosen={type} onChoose={choose} />}
    >
      <div aria-live="polite">
        <SectionState query={query} failed={t('events.failed')}>
          {(dated) => <NextEvents key={type} dated={dated} type={type} />}
        </SectionState>
      </div>
      <p className={styles.more}>
        <MoreLink to={urls.eventsOf(type)}>{t('events.all')}</MoreLink>
      </p>
    </Section>
  );
}

/** The next event large, later ones as a timetable. */
function NextEvents({ dated, type }: { dated: DatedEvents; type: EventType }) {
  const { t } = useSite();
  const today = useToday(dated.day);
  const [next, ...later] = comingEvents(dated.events, today).slice(0, SHOWN);
  if (!next) return <Empty>{t(`events.none.${type}`)}</Empty>;
  return (
    <div className={styles.events}>
      <EventFeature event={next} />
      {later.length > 0 && <EventRows events={later} />}
    </div>
  );
}
