// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pragueToday } from '../../api/contract/dates.ts';
import type { Event } from '../../api/contract/types.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import EventsSection from './EventsSection.tsx';

const DAY = 86_400_000;

const event = (id: number, title: string, days: number): Event => ({
  id,
  date: pragueToday(new Date(Date.now() + days * DAY)),
  event_type: 'our',
  image_path: '',
  image_info: null,
  event_url: '#',
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  translations: {
    en: { title, location: '', description: '' },
    cs: { title, location: '', description: '' },
  },
  version: 1,
});

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((h3) => h3.textContent);

function show(our: Event[], world: Event[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
    Response.json(String(input).includes('type=world') ? world : our),
  );
  renderInSite(<EventsSection />, { fetch });
  return fetch;
}

it('shows the next 6 of our events, the past ones not', async () => {
  const coming = [3, 1, 2, 7, 5, 6, 4].map((days) => event(days, `Round ${days}`, days));
  show([event(9, 'Last month', -30), ...coming], []);
  await waitFor(() =>
    expect(titles()).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5', 'Round 6']),
  );
});

it('asks anew whenever the type changes', async () => {
  const fetch = show([event(1, 'Home round', 1)], []);
  await waitFor(() => expect(titles()).toEqual(['Home round']));
  fireEvent.click(screen.getByRole('button', { name: 'World Events' }));
  expect(await screen.findByText('Currently no world events.')).toBeShown();
  fireEvent.click(screen.getByRole('button', { name: 'Our Events' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(titles()).toEqual(['Home round']);
});

it('says so when nothing is ahead', async () => {
  show([event(1, 'Yesterday', -1)], []);
  expect(await screen.findByText('Currently no events of our team.')).toBeShown();
});

it('says so when the events cannot be had, and offers another try', async () => {
  renderInSite(<EventsSection />, { fetch: async () => Response.json({}, { status: 500 }) });
  expect(await screen.findByText('Failed to load events data')).toBeShown();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeShown();
});

it('shows no picture of an event without one or with a stand-in', async () => {
  const pictured = (id: number, image_path: string) => ({
    ...event(id, `Round ${id}`, id),
    image_path,
  });
  show(
    [pictured(1, ''), pictured(2, '/images/placeholder.png'), pictured(3, '/uploads/a/2000.webp')],
    [],
  );
  await screen.findByText('Round 3');
  expect(document.querySelectorAll('img')).toHaveLength(1);
});
