import { expect, it } from 'vitest';
import type { Event } from '../../../contract/types.ts';
import { eventCalendar } from './eventCalendar.ts';

const texts = (title: string) => ({
  title,
  location: 'Písek, letiště',
  description: 'Vstup; volný.',
});
const race: Event = {
  id: 4,
  date: '2026-12-31',
  event_type: 'our',
  image_path: '',
  image_info: null,
  event_url: '#',
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  translations: { cs: texts('Finále'), en: texts('Final') },
  version: 3,
};
const calendar = (events: Event[]) =>
  eventCalendar({
    name: 'Rysi',
    locale: 'cs',
    origin: 'https://rysi.example',
    now: new Date('2026-11-21T04:05:06.789Z'),
    events,
  }).replaceAll('\r\n ', '');

it('writes an event as a whole day, up to the next one', () => {
  const text = calendar([race]);
  for (const line of [
    'UID:event-4@rysi.example',
    'DTSTAMP:20261121T040506Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Finále',
    'LOCATION:Písek\\, letiště',
    'DESCRIPTION:Vstup\\; volný.',
    'URL:https://rysi.example/events-calendar?type=our&lang=cs',
  ]) {
    expect(text).toContain(`\r\n${line}\r\n`);
  }
});

it('links to the event’s own site if it has one, with an escaped address', () => {
  expect(calendar([{ ...race, event_url: 'https://race.example/a b\r\nX:1' }])).toContain(
    'URL:https://race.example/a%20bX:1\r\n',
  );
});

it('leaves out events without a valid date, and is valid without events', () => {
  expect(calendar([{ ...race, date: '2026-02-30' }])).not.toContain('VEVENT');
  expect(calendar([])).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n.*END:VCALENDAR\r\n$/s);
});
