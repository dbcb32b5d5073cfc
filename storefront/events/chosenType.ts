import { EVENT_TYPES, type EventType } from '../../api/contract/constants.ts';

/** The type that an address asks for; our own unless it is one of the two (public-site §5). */
export const chosenType = (search: URLSearchParams): EventType =>
  EVENT_TYPES.find((type) => type === search.get('type')) ?? 'our';
