import { EVENT_TYPES, type EventType } from '../../api/contract/constants.ts';
import { isIsoDate } from '../../api/contract/dates.ts';
import type { Event } from '../../api/contract/types.ts';

type Dated = Pick<Event, 'date'>;

/** The events from `today` (YYYY-MM-DD) on, next one first; those without a valid date last. */
export const comingEvents = <T extends Dated>(events: readonly T[], today: string): T[] =>
  events
    .filter((event) => !isOver(event, today))
    .sort((a, b) => compare(isIsoDate(a.date) ? a.date : '~', isIsoDate(b.date) ? b.date : '~'));

export const pastEvents = <T extends Dated>(events: readonly T[], today: string): T[] =>
  events.filter((event) => isOver(event, today)).sort((a, b) => compare(b.date, a.date));

const isOver = ({ date }: Dated, today: string): boolean => isIsoDate(date) && date < today;

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Whether an event has a displayable picture: neither an empty path nor a placeholder. */
export const hasPicture = ({ image_path }: Pick<Event, 'image_path'>): boolean =>
  image_path !== '' && !/placeholder/i.test(image_path);

/** The event's own page; '' when it has none, which is stored as '#'. */
export const eventPage = ({ event_url }: Pick<Event, 'event_url'>): string =>
  event_url === '#' ? '' : event_url;

/** The type in the address; our own for unknown values. */
export const chosenType = (search: URLSearchParams): EventType =>
  EVENT_TYPES.find((type) => type === search.get('type')) ?? 'our';
