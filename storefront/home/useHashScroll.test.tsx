// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../api/client/createClient.ts';
import { NavigationContext, type Place } from '../app/navigation.ts';
import { createQueryClient } from '../app/queries.ts';
import { SiteContext } from '../app/site.ts';
import { useNavigationScroll } from '../app/useNavigationScroll.ts';
import { NO_SETTINGS, settingsQuery } from '../settings/settings.ts';
import { memoryNavigation } from '../testing/memoryNavigation.ts';
import { useHashScroll } from './useHashScroll.ts';

const scrolledTo: string[] = [];
let grow = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  scrolledTo.length = 0;
  grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function arrive(address: string | Partial<Place>, use: () => void = useHashScroll) {
  const client = createClient({ language: () => 'en', fetch: () => new Promise(() => {}) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(settingsQuery({ client, locale: 'en' }).queryKey, NO_SETTINGS);
  const site = { client, locale: 'en' as const, t: String, origin: '', setLanguage: () => {} };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SiteContext value={site}>
        <NavigationContext value={memoryNavigation(address)}>{children}</NavigationContext>
      </SiteContext>
    </QueryClientProvider>
  );
  return renderHook(use, { wrapper });
}
const addSection = (id: string) => {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('scrolls 300 ms after arrival', () => {
  addSection('shop');
  arrive('/#shop');
  pass(299);
  expect(scrolledTo).toEqual([]);
  pass(1);
  expect(scrolledTo).toEqual(['shop']);
});

it('moves the focus to the section once, where the keyboard goes on', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><button>Elsewhere</button>';
  document.getElementById('main')?.focus();
  addSection('shop');
  arrive('/#shop');
  pass(300);
  expect(document.activeElement?.id).toBe('shop');
  document.querySelector('button')?.focus();
  grow();
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(document.getElementById('shop')?.hasAttribute('tabindex')).toBe(false);
});

it('leaves the focus on a part of the section', () => {
  document.body.innerHTML = '<section id="contact"><input id="name"></section>';
  document.getElementById('name')?.focus();
  arrive('/#contact');
  pass(300);
  expect(document.activeElement?.id).toBe('name');
});

it('tries again every 200 ms until the section is there', () => {
  arrive('/#cars');
  pass(600);
  addSection('cars');
  pass(100);
  expect(scrolledTo).toEqual(['cars']);
});

it('gives up after 5 more attempts', () => {
  arrive('/#cars');
  pass(300 + 5 * 200);
  addSection('cars');
  pass(5_000);
  expect(scrolledTo).toEqual([]);
});

it('comes back to the section while what is above it grows', () => {
  addSection('shop');
  arrive('/#shop');
  pass(1_000);
  scrolledTo.length = 0;
  grow();
  expect(scrolledTo).toEqual(['shop']);
});

it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'leaves the page to a visitor who acts (%s)',
  (act) => {
    addSection('shop');
    arrive('/#shop');
    pass(1_000);
    scrolledTo.length = 0;
    window.dispatchEvent(new Event(act));
    grow();
    expect(scrolledTo).toEqual([]);
  },
);

it.each(['/#100%', '/#%E0%A4%A', '/#nothing-here'])('%s scrolls nowhere', (address) => {
  arrive(address);
  pass(5_000);
  expect(scrolledTo).toEqual([]);
});

it('leaves who comes back from another page where they were', () => {
  document.elementFromPoint = () => null;
  addSection('cars');
  const home = { pathname: '/', hash: '#cars', key: 'home' } as const;
  const visit = arrive({ ...home, kind: 'PUSH' }, useNavigationScroll);
  window.dispatchEvent(new Event('scroll'));
  visit.unmount();
  arrive({ ...home, kind: 'POP' });
  pass(5_000);
  expect(scrolledTo).toEqual([]);
});
