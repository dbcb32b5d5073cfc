import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Page } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { cellTexts } from '../testing/screenParts.ts';
import { pages } from './index.ts';

const texts = { summary: '', content: '<p>Text</p>' };
const page: Page = {
  id: 5,
  placement: 'footer',
  display_order: 3,
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  translations: {
    cs: { ...texts, slug: 'pro-media', title: 'Pro média' },
    en: { ...texts, slug: 'press', title: 'Press' },
  },
  version: 1,
};

const answer = ({ method, url }: ReceivedCall): Response => {
  if (method === 'POST') return json({ ...page, id: 6 }, 201);
  // The first slug is taken, the one after it is free.
  if (url.includes('translations.cs.slug=klub&')) return json([page]);
  if (url.includes('translations.cs.slug')) return json([]);
  return url.includes('?') ? json([page], 200, { 'x-total-count': '1' }) : json(page);
};
const open = (address: string, locale: 'cs' | 'en') =>
  renderScreen({ address, locale, resource: pages, answer });

it('stand with their address, where they are linked from, order and state', async () => {
  await open('/pages', 'cs');
  expect((await cellTexts('Pro média')).slice(0, 5)).toEqual([
    'Pro média',
    '/pro-media',
    'Patička',
    '3',
    'Ano',
  ]);
  const link = screen.getByLabelText('Zobrazit na webu: Pro média');
  expect(link.getAttribute('href')).toBe('/pro-media?lang=cs');
});

it('get a free slug from their title, are linked from nowhere at first, and refuse slugs of the site', async () => {
  const { calls } = await open('/pages/create', 'cs');
  const [title] = await screen.findAllByLabelText(/Název/);
  const [slug, english] = await screen.findAllByLabelText(/URL slug/);
  if (!title || !slug || !english) throw new Error('A field is missing');
  fireEvent.change(title, { target: { value: 'Klub' } });
  await waitFor(() => expect(slug).toHaveProperty('value', 'klub-1'));
  fireEvent.change(english, { target: { value: 'blog' } });
  fireEvent.click(screen.getByText('Přidat'));
  expect(await screen.findByText(/Tento slug je vyhrazený/)).toBeShown();
  expect(screen.getByText('Jen pod adresou')).toBeShown();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
