import { EVENT_TYPES } from '../../api/contract/constants.ts';

/** The types of events with the message keys of their names. */
export const typeChoices = EVENT_TYPES.map((id) => ({ id, name: `resources.events.types.${id}` }));
