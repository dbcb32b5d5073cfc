import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product, Slot } from '../../api/contract/types.ts';
import { products } from '../products/index.ts';
// Loaded on demand; preloaded so that tests don't wait for them.
import '../products/VariantsTab.tsx';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { exampleSlot } from './exampleSlot.ts';
import './ProductDates.tsx';

type Shown = Pick<Product, 'category' | 'has_dates'>;

const open = (product: Shown, slots: readonly Slot[] = []) =>
  renderScreen({
    address: '/products/7',
    locale: 'en',
    resource: products,
    answer: ({ url }: ReceivedCall) => {
      if (url.includes('/slots')) return json(slots, 200, { 'x-total-count': `${slots.length}` });
      const texts = { name: 'Drift taxi' };
      const one = { id: 7, photos: [], translations: { cs: texts, en: texts }, ...product };
      return url.includes('?') ? json([one], 200, { 'x-total-count': '1' }) : json(one);
    },
  });
const openTab = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Dates' }));

it('the form of a product with dates shows the next ones', async () => {
  const { calls } = await open({ category: 'experience', has_dates: true }, [exampleSlot(1)]);
  await openTab();
  const link = await screen.findByRole('link', { name: /3\.\s5\.\s2036, 10:00–10:30/ });
  expect(link.getAttribute('href')).toContain('/dates/1/show');
  expect(calls.find(({ url }) => url.includes('/slots'))?.url).toContain('"product_id":7');
});

it('an experience without dates says what they are for, and asks for none', async () => {
  const { calls } = await open({ category: 'experience' });
  await openTab();
  const add = await screen.findByRole('link', { name: 'Add dates' });
  expect(add.getAttribute('href')).toContain('/dates/create?product=7');
  expect(calls.filter(({ url }) => url.includes('/slots'))).toEqual([]);
});

it('a product of another kind has no such tab', async () => {
  await open({ category: 'merchandise' });
  await screen.findByRole('tab', { name: 'Variants' });
  expect(screen.queryByRole('tab', { name: 'Dates' })).toBeNull();
});
