// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { AddedNotification } from './AddedNotification.tsx';
import { cartStore } from './cartStore.ts';

const cap = testProduct();
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  cartStore.clear();
});
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
  expect(screen.getByText('Team cap')).toBeShown();
});

it('says nothing of one more of what is in the cart already', () => {
  renderInSite(<AddedNotification />);
  act(() => cartStore.add(cap));
  pass(4_000);
  act(() => cartStore.add(cap));
  pass(1_000);
  pass(300);
  expect(screen.queryByText('Team cap')).toBeNull();
  expect(cartStore.lines()[0]?.quantity).toBe(2);
});

it('names the product in the language of the page', () => {
  renderInSite(<AddedNotification />, { locale: 'cs' });
  act(() => cartStore.add(cap));
  expect(screen.getByText('Týmová kšiltovka')).toBeShown();
  expect(screen.getByText('Přidáno do košíku')).toBeShown();
});
