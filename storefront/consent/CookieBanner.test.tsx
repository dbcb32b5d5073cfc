// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
