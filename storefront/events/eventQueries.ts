import type { EventType } from '../../api/contract/constants.ts';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Event } from '../../api/contract/types.ts';
import { type SectionQuery, sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

/** Events as they were told, with the day in Prague on which they were asked for. */
export interface ToldEvents {
  events: Event[];
  day: string;
}

/**
 * The events of one type. They carry the day, so that a page that the server kept overnight is taken
 * over by the browser as it was written.
 */
export function eventsQuery(access: ApiAccess, type: EventType): SectionQuery<ToldEvents> {
  const query = sectionQuery<ToldEvents>(access, '/events', { type });
  return {
    ...query,
    queryKey: [...query.queryKey, 'with day'],
    queryFn: async ({ signal }) => ({
      events: await access.client.get<Event[]>('/events', { query: { type }, signal }),
      day: pragueToday(new Date()),
    }),
  };
}
