import { Event } from '../../../db/models/event.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { EVENT_TYPES } from '../../contract/constants.ts';
import { type EventInput, event, eventCreate, eventUpdate } from '../../contract/entities/event.ts';
import type { Event as WireEvent } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, text, translated } from '../crud/fields.ts';
import { ownParameter } from '../openapi/listParameters.ts';

/** Races and shows, the team's own and the world's (public-site §3, back-office §3). */
export const events: Content<Event, EventInput, WireEvent> = {
  path: 'events',
  record: event,
  docs: {
    name: 'Event',
    plural: 'Events',
    tag: { name: 'Events', description: 'Races and shows.' },
    parameters: [
      ownParameter('type', 'Events of one kind; an unknown kind is ignored.', {
        type: 'string',
        enum: [...EVENT_TYPES],
      }),
    ],
  },
  audited: true,
  model: Event,
  texts: Event,
  hasSlug: false,
  notFound: 'error.notFound',
  create: eventCreate,
  update: eventUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    date: text,
    event_type: text,
    is_active: boolean,
    ...translated(...Event.translated),
  },
  order: [['date', 'asc']],
  graph: 'translations',
  visible: (query) => query.modify('active'),
  parameters: {
    names: ['type'],
    /** An unknown type is ignored (decisions, Errors and limits). */
    apply(query, value) {
      const type = EVENT_TYPES.find((known) => known === value('type'));
      if (type) query.where('events.event_type', type);
    },
  },
  files: [{ file: 'image', path: 'image_path' }],
  columns: ({ date, event_type, image_path, event_url, is_active }) => ({
    date,
    event_type,
    image_path,
    event_url,
    is_active,
  }),
  searched: ({ date, translations }) => [date, ...allTexts(translations)],
  translations: ({ translations }) => translations,
  present: (event, { picture }) => ({
    id: event.id,
    date: event.date,
    event_type: event.event_type,
    image_path: event.image_path,
    image_info: picture(event.image_path),
    event_url: event.event_url,
    is_active: event.is_active,
    translations: translationsOf(Event.translated, event.translations),
    version: event.version,
  }),
};
