import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, field } from '../testing/screenParts.ts';
import { events } from './index.ts';

const texts = { title: 'Pod lesem', location: 'Písek', description: '' };
const event = {
  id: 7,
  date: '2026-08-17',
  event_type: 'our',
  image_path: '',
  image_info: null,
  event_url: '#',
  is_active: true,
  translations: { cs: texts, en: { ...texts, title: 'Under the wood' } },
  version: 1,
};

const answer = ({ url }: ReceivedCall): Response =>
  url.includes('?') ? json([event], 200, { 'x-total-count': '1' }) : json(event);

it('stand in a table, the latest day first', async () => {
  const { calls } = await renderScreen({
    address: '/events',
    locale: 'cs',
    resource: events,
    answer,
  });
  expect((await cellTexts('Pod lesem')).slice(0, 5)).toEqual([
    '17.\u00a08.\u00a02026',
    'Pod lesem',
    'Písek',
    'Naše akce',
    'Ano',
  ]);
  expect(calls[0]?.url).toContain('sort=["date","DESC"]');
});

it('need day, titles, places and a photo; their address is # unless given', async () => {
  const { calls } = await renderScreen({
    address: '/events/create',
    locale: 'en',
    resource: events,
    answer,
  });
  expect(await field(/Link/)).toHaveProperty('value', '#');
  fireEvent.click(screen.getByText('Add'));
  expect(await alertText()).toBe('Date is required and must be in YYYY-MM-DD format');
  expect(screen.getAllByText('Title is required in both languages')).toHaveLength(2);
  expect(screen.getAllByText('Location is required in both languages')).toHaveLength(2);
  expect(screen.getByText('Photo is required for new event')).toBeShown();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
