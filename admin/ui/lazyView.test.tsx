import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { ScreenBoundary } from '../layout/ScreenBoundary.tsx';
import { json } from '../testing/fakeApi.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { lazyPart, lazyView, preloadView } from './lazyView.tsx';

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

/** Opens a screen within the frame's boundary. */
function open(list: () => ReactNode) {
  // React logs the error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return renderScreen({
    address: '/lazy',
    locale: 'en',
    resource: { name: 'lazy', list },
    layout: ({ children }) => (
      <ScreenBoundary>
        <Suspense>{children}</Suspense>
      </ScreenBoundary>
    ),
    answer: () => json([]),
  });
}

it('loads a screen again that failed when it was opened', async () => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new Error('no network'));
  const View = lazyView(load);
  await open(() => <View />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeShown();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['in a while', () => void vi.advanceTimersByTimeAsync(5_000)],
  ['once the network is back', () => void window.dispatchEvent(new Event('online'))],
])('shows a screen that could not be loaded by itself: %s', async (_, pass) => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new Error('no network'));
  const View = lazyView(load);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open(() => <View />);
    expect((await screen.findByRole('alert')).textContent).toContain('as soon as the connection');
    expect(screen.getByRole('heading').textContent).toBe('The server can’t be reached');
    pass();
    expect(await screen.findByText('The screen')).toBeShown();
  } finally {
    vi.useRealTimers();
  }
});

it('leads from a screen that could not be loaded to redeeming, on a device prepared for it', async () => {
  localStorage.setItem(STORAGE_KEYS.offline, new Date().toISOString());
  const View = lazyView(vi.fn(async () => Screen).mockRejectedValueOnce(new Error('no network')));
  await open(() => <View />);
  const link = await screen.findByRole('link', { name: 'Redeem vouchers without network' });
  expect(link.getAttribute('href')).toMatch(/redemptions$/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeShown();
});

it('keeps the screen of a part that could not be loaded, with what is typed there', async () => {
  const load = vi.fn(async () => Screen).mockRejectedValueOnce(new Error('no network'));
  const Part = lazyPart(load);
  await open(() => (
    <>
      <input aria-label="Typed" />
      <Part />
    </>
  ));
  fireEvent.change(await screen.findByLabelText('Typed'), { target: { value: 'kept' } });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The screen')).toBeShown();
  expect(screen.getByLabelText('Typed')).toHaveProperty('value', 'kept');
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

it('shows a part at once that is loaded already, without its placeholder', async () => {
  const Part = lazyPart(async () => Screen, { fallback: 'Loading' });
  preloadView(Part);
  await act(async () => {});
  await open(() => <Part />);
  expect(screen.getByText('The screen')).toBeShown();
  expect(screen.queryByText('Loading')).toBeNull();
});

it.each([undefined, null, Screen])('has nothing to load of what is no lazy view', (view) => {
  expect(() => preloadView(view)).not.toThrow();
});
