import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Achievement } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, field, fill } from '../testing/screenParts.ts';
import { achievements } from './index.ts';

const texts = {
  cs: { title: 'První start', description: 'Stodola.' },
  en: { title: 'First start', description: 'A barn.' },
};
const inLanguage = (locale: string | null): Achievement => ({
  id: 1,
  year: 2017,
  display_order: 1,
  is_active: true,
  version: 2,
  ...texts[locale === 'cs' ? 'cs' : 'en'],
});

const answer = ({ method, url }: ReceivedCall, headers: Headers): Response => {
  if (method === 'PUT') return json({ message: 'Broken' }, 422);
  const record = inLanguage(headers.get('accept-language'));
  return url.includes('?') ? json([record], 200, { 'x-total-count': '1' }) : json(record);
};
const open = (address: string) =>
  renderScreen({ address, locale: 'en', resource: achievements, answer });

it('show title, year, order and active', async () => {
  await open('/achievements');
  const cells = await cellTexts('First start');
  expect(cells.slice(0, 4)).toEqual(['First start', '2017', '1', 'Yes']);
});

it('are read once per language and saved in both', async () => {
  const { calls } = await open('/achievements/1');
  expect(await field(/Title/, 0)).toHaveProperty('value', 'První start');
  expect(await field(/Title/, 1)).toHaveProperty('value', 'First start');
  expect(calls.filter(({ url }) => url === '/api/achievements/1')).toHaveLength(2);
  await fill(/Title/, 'Úplně první start', 0);
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Failed to save achievement');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    translations: { ...texts, cs: { ...texts.cs, title: 'Úplně první start' } },
  });
});

it('need title and year', async () => {
  await open('/achievements/create');
  fireEvent.click(await screen.findByText('Add'));
  expect(await alertText()).toBe('Title is required in both languages');
  expect(screen.getByText('Year is required and must be a number')).toBeShown();
});
