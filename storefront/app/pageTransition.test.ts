// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './pageModules.ts';
import { goWithFade, pageSettled } from './pageTransition.ts';
import { matchRoute } from './routes.ts';

let still = false;
let changed: Promise<void> | undefined;
const start = vi.fn((change: () => Promise<void>) => {
  changed = change();
  return { ready: Promise.reject(new Error('skipped')) };
});

beforeEach(async () => {
  still = false;
  changed = undefined;
  start.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  Object.assign(document, { startViewTransition: start });
  await loadPage(matchRoute('/cart').route);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('goes within the fade, which begins once the page stands', async () => {
  const go = vi.fn();
  goWithFade('/cart', go);
  expect(go).toHaveBeenCalledOnce();
  const stands = vi.fn();
  const waiting = changed?.then(stands);
  await Promise.resolve();
  expect(stands).not.toHaveBeenCalled();
  pageSettled();
  await waiting;
  expect(stands).toHaveBeenCalledOnce();
});

it.each([
  { who: 'for those who ask for reduced motion', isStill: true, to: '/cart' },
  { who: 'while the file of the page is on its way', isStill: false, to: '/checkout' },
  { who: 'within a page', isStill: false, to: '#team' },
])('goes at once $who', ({ isStill, to }) => {
  still = isStill;
  const go = vi.fn();
  goWithFade(to, go);
  expect(go).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('goes at once in browsers without fades', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  const go = vi.fn();
  goWithFade('/cart', go);
  expect(go).toHaveBeenCalledOnce();
});
