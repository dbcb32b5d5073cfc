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

/** The dates of products, where a site has some; a query of their own in the calendar, as every section. */
export const comingDatesQuery = (access: ApiAccess): SectionQuery<SlotOffer[]> => {
  const query = sectionQuery<SlotOffer[]>(access, '/dates');
  return {
    ...query,
    queryFn: async (context) => {
      const sections = await context.client.fetchQuery(homeSectionsQuery(access));
      return sections.some(({ has_dates }) => has_dates) ? query.queryFn(context) : [];
    },
  };
};

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
