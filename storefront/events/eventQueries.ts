import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { EventType } from '../../api/contract/constants.ts';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Event, SlotOffer } from '../../api/contract/types.ts';
import { allInLanguage, type InLanguage } from '../app/inLanguage.ts';
import { type SectionQuery, sectionQuery } from '../app/queries.ts';
import { type ApiAccess, useSite } from '../app/site.ts';
import { homeSectionsQuery } from '../home/homeSections.ts';

export type ShownEvent = InLanguage<Event>;

/** Events with the date in Prague when they were fetched. */
export interface DatedEvents {
  events: ShownEvent[];
  day: string;
}

/** Events include their date: a page cached overnight is hydrated as it was rendered. */
export function eventsQuery(access: ApiAccess, type: EventType): SectionQuery<DatedEvents> {
  const query = sectionQuery<DatedEvents>(access, '/events', { type });
  return {
    ...query,
    queryKey: [...query.queryKey, 'with day'],
    queryFn: async ({ signal }) => ({
      events: allInLanguage(
        await access.client.get<Event[]>('/events', { query: { type }, signal }),
        access.locale,
      ),
      day: pragueToday(new Date()),
    }),
  };
}

/** The calendar of our own events has the dates of products, too, where a site has some. */
export interface CalendarEvents extends DatedEvents {
  dates?: SlotOffer[];
}

export function calendarQuery(access: ApiAccess, type: EventType): SectionQuery<CalendarEvents> {
  const query = eventsQuery(access, type);
  return {
    ...query,
    queryKey: [...query.queryKey, 'and dates'],
    queryFn: async (context) => {
      const dated = await query.queryFn(context);
      if (type !== 'our') return dated;
      const sections = await context.client.fetchQuery(homeSectionsQuery(access));
      if (!sections.some(({ has_dates }) => has_dates)) return dated;
      const { signal } = context;
      return { ...dated, dates: await access.client.get<SlotOffer[]>('/dates', { signal }) };
    },
  };
}

/** A function that refetches the events of a type when they are shown next. */
export function useRefetchEvents(): (type: EventType) => void {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();
  return useCallback(
    (type) => {
      const { queryKey } = eventsQuery({ client, locale }, type);
      void queryClient.invalidateQueries({ queryKey });
    },
    [client, locale, queryClient],
  );
}

/** Today in Prague: first the date that came with the data, then the visitor's own. */
export function useToday(first: string): string {
  const [today, setToday] = useState(first);
  useEffect(() => setToday(pragueToday(new Date())), []);
  return today;
}
