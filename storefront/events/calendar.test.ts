import { expect, it } from 'vitest';
import { chosenType, comingEvents, eventPage, hasPicture, pastEvents } from './calendar.ts';

const on = (date: string) => ({ date });
const dates = (events: readonly { date: string }[]) => events.map(({ date }) => date);
const season = [
  on('2026-12-12'),
  on('2026-08-17'),
  on('2026-11-21'),
  on('2026-11-20'),
  on('2027-01-17'),
];

it('counts the day itself as coming, the next event first', () => {
  expect(dates(comingEvents(season, '2026-11-21'))).toEqual([
    '2026-11-21',
    '2026-12-12',
    '2027-01-17',
  ]);
});

it('tells past events newest first', () => {
  expect(dates(pastEvents(season, '2026-11-21'))).toEqual(['2026-11-20', '2026-08-17']);
});

it('shows each event once, one without a real date after those to come', () => {
  const events = [on('soon'), on('2026-02-30'), ...season];
  const shown = [...comingEvents(events, '2026-11-21'), ...pastEvents(events, '2026-11-21')];
  expect(dates(shown).toSorted()).toEqual(dates(events).toSorted());
  expect(dates(comingEvents(events, '2026-11-21')).slice(3)).toEqual(['soon', '2026-02-30']);
});

it('takes neither an empty path nor a stand-in for a picture', () => {
  expect(hasPicture({ image_path: '/uploads/a/2000.webp' })).toBe(true);
  expect(hasPicture({ image_path: '' })).toBe(false);
  expect(hasPicture({ image_path: '/images/Placeholder.jpg' })).toBe(false);
});

it('links nowhere for an event without a page', () => {
  expect(eventPage({ event_url: '#' })).toBe('');
  expect(eventPage({ event_url: 'https://dubina-ring.example.org' })).toBe(
    'https://dubina-ring.example.org',
  );
});

it.each([
  ['type=world', 'world'],
  ['type=our', 'our'],
  ['type=WORLD', 'our'],
  ['type=galaxy', 'our'],
  ['type=', 'our'],
  ['', 'our'],
])('reads ?%s as %s', (search, type) => {
  expect(chosenType(new URLSearchParams(search))).toBe(type);
});
