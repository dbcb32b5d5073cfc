// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { CrashPage } from './Pages.tsx';
import { reloadOnMissingFiles } from './reloadOnMissingFiles.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
reloadOnMissingFiles();
const miss = () => window.dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
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

it('a page that can’t be shown without a network is left to the browser, which says why', () => {
  isOnline.mockReturnValue(true);
  renderInSite(<CrashPage />);
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  isOnline.mockReturnValue(false);
  renderInSite(<CrashPage />);
  expect(reload).toHaveBeenCalledOnce();
});
