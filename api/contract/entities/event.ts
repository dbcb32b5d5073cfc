import { z } from 'zod';
import { EVENT_TYPES } from '../constants.ts';
import {
  choice,
  eventUrl,
  flag,
  inOrder,
  line,
  picture,
  requiredDate,
  requiredLine,
  requiredPicture,
  schedule,
  text,
  translations,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';

const fields = z.object({
  date: requiredDate('event.date'),
  translations: translations({
    title: requiredLine('title.required'),
    location: line(),
    description: text(),
  }),
  image_path: picture(),
  event_url: eventUrl(),
  event_type: choice(EVENT_TYPES, 'our'),
  is_active: flag(true),
  ...schedule(),
});

export const eventUpdate = inOrder(fields);

export const eventCreate = inOrder(fields.extend({ image_path: requiredPicture('event.photo') }));

/** An event as answered. `date` is YYYY-MM-DD, an empty `event_url` is '#'. */
export const event = recordOf(fields);

export type Event = z.infer<typeof event>;

export const eventSchemas = { record: event, update: eventUpdate, create: eventCreate };
