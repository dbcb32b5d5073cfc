// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ConsentButtons, CookieBanner } from './CookieBanner.tsx';

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

it('is not in a preview, which it would cover', () => {
  localStorage.clear();
  renderInSite(<CookieBanner />, { isPreview: true });
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
});

it('takes no answer in a preview', () => {
  localStorage.clear();
  renderInSite(<ConsentButtons />, { isPreview: true });
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(localStorage.getItem('cookie-consent')).toBeNull();
});

describe('on the screen', () => {
  let height = 0;
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
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
  });
  afterEach(() => vi.unstubAllGlobals());

  const kept = () => document.documentElement.style.getPropertyValue('--banner-height');
  const isInPage = () =>
    screen.getByRole('region', { name: 'Cookies' }).hasAttribute('data-in-page');

  it('keeps its height free below the page while it is there', () => {
    height = 120;
    renderInSite(<CookieBanner />);
    expect(kept()).toBe('120px');
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(kept()).toBe('');
  });

  it('is a part of the page where it would cover more than a fifth of the height', () => {
    vi.stubGlobal('innerHeight', 600);
    height = 120;
    renderInSite(<CookieBanner />);
    expect([isInPage(), kept()]).toEqual([false, '120px']);
    vi.stubGlobal('innerHeight', 599);
    fireEvent(window, new Event('resize'));
    expect([isInPage(), kept()]).toEqual([true, '0px']);
    vi.stubGlobal('innerHeight', 844);
    fireEvent(window, new Event('resize'));
    expect([isInPage(), kept()]).toEqual([false, '120px']);
  });
});
