import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GalleryItem } from '../../api/contract/types.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, cellTexts, rowOf } from '../testing/screenParts.ts';
import { gallery } from './index.ts';

const item: GalleryItem = {
  id: 8,
  image_path: '/uploads/large.webp',
  image_info: null,
  thumbnail_path: '/uploads/small.webp',
  thumbnail_info: null,
  category: 'cars',
  display_order: 2,
  is_active: true,
  translations: { cs: { title: 'Start', alt_text: '' }, en: { title: 'The start', alt_text: '' } },
  version: 1,
};

const answer = ({ method }: ReceivedCall): Response =>
  method === 'POST' ? json(item, 201) : json([item], 200, { 'x-total-count': '1' });

it('shows title with thumbnail, category, order and active', async () => {
  await renderScreen({ address: '/gallery', locale: 'en', resource: gallery, answer });
  expect((await cellTexts('The start')).slice(0, 4)).toEqual(['The start', 'Cars', '2', 'Yes']);
  expect((await rowOf('The start')).querySelector('img')?.getAttribute('src')).toBe(
    '/uploads/small.webp',
  );
});

it('requires nothing; a new picture is an active one of the last category', async () => {
  const { calls } = await renderScreen({
    address: '/gallery/create',
    locale: 'en',
    resource: gallery,
    answer,
  });
  fireEvent.click(await screen.findByText('Add'));
  expect(await alertText()).toBe('Gallery image added successfully');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    category: 'misc',
    display_order: 0,
    is_active: true,
  });
});
