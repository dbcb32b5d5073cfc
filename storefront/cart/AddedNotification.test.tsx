// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '../../api/contract/types.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { AddedNotification } from './AddedNotification.tsx';
import { cartStore } from './cartStore.ts';

const texts = (name: string) => ({
  name,
  description: '',
  what_to_expect: '',
  locations: '',
  availability: '',
  eligibility: '',
});
const cap: Product = {
  id: 7,
  slug: 'team-cap',
  price: 490,
  category: 'merchandise',
  is_featured: false,
  is_bestseller: false,
  is_new: false,
  is_active: true,
  display_order: 1,
  image_path: '',
  image_info: null,
  photos: [],
  features: [],
  translations: { en: texts('Team cap'), cs: texts('Týmová kšiltovka') },
  version: 1,
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the product for 5 seconds and fades for 300 ms', () => {
  renderInSite(<AddedNotification />);
  expect(screen.queryByText('Team cap')).toBeNull();
  act(() => cartStore.add(cap));
  const phase = () =>
    screen.getByText('Team cap').closest('[data-phase]')?.getAttribute('data-phase');
  expect(phase()).toBe('shown');
  pass(4_999);
  expect(phase()).toBe('shown');
  pass(1);
  expect(phase()).toBe('fading');
  pass(300);
  expect(screen.queryByText('Team cap')).toBeNull();
});

it('starts anew with the next product', () => {
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(cap));
  pass(4_000);
  act(() => cartStore.add({ ...cap, id: 8 }));
  pass(4_000);
  expect(screen.getByText('Team cap')).toBeTruthy();
});
