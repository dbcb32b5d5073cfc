import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Sponsor } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, fill } from '../testing/screenParts.ts';
import { sponsors } from './index.ts';

const sponsor: Sponsor = {
  id: 5,
  website_url: 'https://nordol.example',
  logo_path: '',
  logo_info: null,
  display_order: 3,
  is_active: false,
  translations: { cs: { name: 'Nordol oleje' }, en: { name: 'Nordol' } },
  version: 1,
};

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'PUT') return json({ message: 'Broken' }, 422);
  return url.includes('?') ? json([sponsor], 200, { 'x-total-count': '1' }) : json(sponsor);
};

it('stand in the order of the document: name, order, active', async () => {
  await renderScreen({ address: '/sponsors', locale: 'cs', resource: sponsors, answer });
  expect((await cellTexts('Nordol oleje')).slice(0, 3)).toEqual(['Nordol oleje', '3', 'Ne']);
});

it('are saved with what was changed and the version', async () => {
  const { calls } = await renderScreen({
    address: '/sponsors/5',
    locale: 'en',
    resource: sponsors,
    answer,
  });
  await fill(/Website/, 'https://nordol.cz');
  fireEvent.click(screen.getByText('Update'));
  expect(await alertText()).toBe('Failed to save sponsor: Broken');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    website_url: 'https://nordol.cz',
    translations: sponsor.translations,
    version: 1,
  });
});

it('say that the network is gone when they are saved, and keep what was typed', async () => {
  let isGone = false;
  const { calls } = await renderScreen({
    address: '/sponsors/5',
    locale: 'en',
    resource: sponsors,
    answer: (call) => {
      if (isGone) throw new TypeError('Failed to fetch');
      return answer(call);
    },
  });
  await fill(/Website/, 'https://nordol.cz');
  onlineManager.setOnline(false);
  isGone = true;
  const before = calls.length;
  fireEvent.click(screen.getByText('Update'));
  const told =
    'Failed to save sponsor: Network error - check your internet connection or the API server might be down';
  expect(await alertText().finally(() => onlineManager.setOnline(true))).toBe(told);
  // The list behind the form is read anew, in vain too: that is not what has to be said.
  await waitFor(() => expect(calls.slice(before).some(({ url }) => url.includes('?'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await alertText()).toBe(told);
  expect(screen.getByDisplayValue('https://nordol.cz')).toBeShown();
});
