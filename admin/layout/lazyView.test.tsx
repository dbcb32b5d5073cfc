import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyView, preloadView } from './lazyView.tsx';

const Screen = () => <p>The screen</p>;

it('loads a screen once, when it is about to be opened', async () => {
  const load = vi.fn(async () => Screen);
  const View = lazyView(load);
  preloadView(View);
  preloadView(View);
  render(
    <Suspense>
      <View />
    </Suspense>,
  );
  expect(await screen.findByText('The screen')).toBeShown();
  expect(load).toHaveBeenCalledOnce();
});

it('loads a screen again that could not be loaded before', async () => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new Error('no network'));
  const View = lazyView(load);
  preloadView(View);
  await act(async () => {});
  render(
    <Suspense>
      <View />
    </Suspense>,
  );
  expect(await screen.findByText('The screen')).toBeShown();
});

it('shows a screen at once that is loaded already', async () => {
  const View = lazyView(async () => Screen);
  preloadView(View);
  await act(async () => {});
  render(
    <Suspense fallback="Loading">
      <View />
    </Suspense>,
  );
  expect(screen.getByText('The screen')).toBeShown();
  expect(screen.queryByText('Loading')).toBeNull();
});

it.each([undefined, null, Screen])('has nothing to load of what is no lazy view', (view) => {
  expect(() => preloadView(view)).not.toThrow();
});
