// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** The first one is imported. */
const MODULES = ['data:text/javascript,', '/assets/home.js'];
const asked = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

/** Runs the script anew in a page that is still loading. */
async function startIn(state: DocumentReadyState) {
  vi.resetModules();
  document.head.innerHTML = `<script type="text/plain" data-modules="${MODULES.join(' ')}"></script>`;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  await import('./start.ts');
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('loads no module before the page has all that it shows', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  await startIn('interactive');
  vi.advanceTimersByTime(3_000);
  expect(asked()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(asked()).toEqual(MODULES);
});

it.each(['pointerdown', 'keydown', 'scroll'])('loads the modules at once at a %s', async (deed) => {
  await startIn('interactive');
  dispatchEvent(new Event(deed));
  expect(asked()).toEqual(MODULES);
  dispatchEvent(new Event(deed));
  expect(asked()).toEqual(MODULES);
});

it('does not wait for ever for a picture', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await startIn('interactive');
  vi.advanceTimersByTime(4_000);
  expect(asked()).toEqual(MODULES);
});

it('begins soon in a page that is there already', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  await startIn('complete');
  vi.advanceTimersByTime(100);
  expect(asked()).toEqual(MODULES);
});
