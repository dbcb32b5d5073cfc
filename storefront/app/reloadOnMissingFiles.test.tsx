// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/renderInSite.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { CrashPage } from './Pages.tsx';
import { reloadOnMissingFiles } from './reloadOnMissingFiles.ts';

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
const asked = vi.spyOn(window, 'fetch');
/** What the server answers; undefined: nothing. */
const serverAnswers = (status?: number) =>
  asked.mockImplementation(async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
reloadOnMissingFiles();
const miss = async (payload = new TypeError('Failed to fetch')) => {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  asked.mockClear();
});
vi.spyOn(console, 'error').mockImplementation(() => {});

it('files that a deployment removed have the page reloaded, once a minute', async () => {
  serverAnswers(200);
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([undefined, 502])(
  'a part that is to be loaded ahead while the server is away takes nothing from who reads: %s',
  async (status) => {
    serverAnswers(status);
    await miss();
    expect(reload).not.toHaveBeenCalled();
  },
);

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

it('a page whose files can’t be loaded is left to the browser, which says why', async () => {
  const error = new TypeError('Failed to fetch');
  serverAnswers(undefined);
  await miss(error);
  crash(error);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that breaks by itself isn’t loaded again: it would break again, whatever the network', async () => {
  serverAnswers(undefined);
  await miss();
  crash(new TypeError('undefined is not a function'));
  expect(reload).not.toHaveBeenCalled();
});
