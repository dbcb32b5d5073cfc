// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CrashPage } from './Pages.tsx';
import { reloadOnMissingFiles } from './reloadOnMissingFiles.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
reloadOnMissingFiles();
const miss = (payload = new TypeError('Failed to fetch')) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => void isOnline.mockReturnValue(true));

it('files that a deployment removed have the page reloaded, once a minute', () => {
  isOnline.mockReturnValue(true);
  miss();
  miss();
  expect(reload).toHaveBeenCalledOnce();
});

it('a part that is to be loaded ahead without a network takes nothing away from who reads', () => {
  isOnline.mockReturnValue(false);
  miss();
  expect(reload).not.toHaveBeenCalled();
});

/** The page in place of one whose rendering ended with this error. */
const crash = (error: Error) => {
  const Broken = () => {
    throw error;
  };
  renderInSite(
    <ErrorBoundary fallback={(thrown) => <CrashPage error={thrown} />}>
      <Broken />
    </ErrorBoundary>,
  );
  cleanup();
};

it('a page whose files can’t be loaded without a network is left to the browser, which says why', () => {
  const error = new TypeError('Failed to fetch');
  isOnline.mockReturnValue(false);
  miss(error);
  crash(error);
  expect(reload).toHaveBeenCalledOnce();
  reload.mockClear();
  sessionStorage.clear();
  isOnline.mockReturnValue(true);
  crash(error);
  expect(reload).not.toHaveBeenCalled();
});

it('a page that breaks by itself isn’t loaded again: it would break again, whatever the network', () => {
  isOnline.mockReturnValue(false);
  miss();
  crash(new TypeError('undefined is not a function'));
  expect(reload).not.toHaveBeenCalled();
});
