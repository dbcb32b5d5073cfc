// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plain } from '../testing/plain.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { cartStore } from './cartStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
  cartStore.clear();
});
afterEach(() => void vi.useRealTimers());

const said = ({ textContent }: Element) => plain(textContent);

it.each([
  ['en', 'Add to cart: Team cap', 'Add to cart', 'In the cart: 2', 'Team cap: In the cart: 3'],
  [
    'cs',
    'Do košíku: Týmová kšiltovka',
    'Do košíku',
    'V košíku: 2',
    'Týmová kšiltovka: V košíku: 3',
  ],
] as const)(
  'says for 5 seconds how many are in the cart once there are several: %s',
  (...texts) => {
    const [locale, name, first, second, told] = texts;
    renderInSite(<AddToCartButton product={testProduct()} />, { locale });
    const button = screen.getByRole('button', { name });
    const status = screen.getByRole('status');
    fireEvent.click(button);
    expect(said(button)).toBe(first);
    expect(said(status)).toBe('');
    fireEvent.click(button);
    expect(said(button)).toBe(second);
    act(() => vi.advanceTimersByTime(4_999));
    fireEvent.click(button);
    expect(said(status)).toBe(told);
    act(() => vi.advanceTimersByTime(4_999));
    expect(said(status)).toBe(told);
    act(() => vi.advanceTimersByTime(1));
    expect(said(status)).toBe('');
    expect(said(button)).toBe(first);
  },
);
