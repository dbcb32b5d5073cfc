// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadedUnlessFailed } from './failedLoads.ts';
import { browserNavigation } from './navigation.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const attempts = vi.fn();
const load = async (): Promise<string> => {
  attempts();
  // Without an end it would ask until the test is stopped.
  if (attempts.mock.calls.length > 9) await new Promise(() => {});
  throw new TypeError('Failed to fetch');
};

function Part() {
  return use(loadedUnlessFailed(load));
}

const show = (key: number) => (
  <ErrorBoundary key={key} fallback="It failed.">
    <Suspense fallback="Loading">
      <Part />
    </Suspense>
  </ErrorBoundary>
);

it('what can’t be loaded is asked for once, and again when the visitor has gone elsewhere', async () => {
  const { rerender } = await act(async () => render(show(1)));
  expect(screen.getByText('It failed.')).toBeShown();
  expect(attempts).toHaveBeenCalledOnce();
  browserNavigation().go(window.location.href);
  await act(async () => rerender(show(2)));
  expect(screen.getByText('It failed.')).toBeShown();
  expect(attempts).toHaveBeenCalledTimes(2);
});
