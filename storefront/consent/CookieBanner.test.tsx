// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { CookieBanner } from './CookieBanner.tsx';

it.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
])('%s stores %s and hides the banner for good', (button, stored) => {
  const { unmount } = renderInSite(<CookieBanner />);
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(localStorage.getItem('cookie-consent')).toBe(stored);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderInSite(<CookieBanner />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps its height free below the page while it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly measure: () => void) {}
      observe() {
        this.measure();
      }
      disconnect() {}
    },
  );
  const height = () => document.documentElement.style.getPropertyValue('--banner-height');
  renderInSite(<CookieBanner />);
  expect(height()).toBe('120px');
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(height()).toBe('');
  vi.unstubAllGlobals();
});
