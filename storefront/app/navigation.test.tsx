// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { browserNavigation, NavigationContext, usePlace } from './navigation.ts';

/** The history's entries as a browser keeps them. */
let entries: { state: unknown; url: URL }[] = [];
let current = 0;
const start = new URL('https://rysi.example/shop?sort=price');

const own = {
  location: Object.getOwnPropertyDescriptor(window, 'location'),
  history: Object.getOwnPropertyDescriptor(window, 'history'),
};

/** The files after this one share the page. */
afterAll(() => {
  vi.unstubAllGlobals();
  for (const [name, descriptor] of Object.entries(own)) {
    if (descriptor) Object.defineProperty(window, name, descriptor);
    else Reflect.deleteProperty(window, name);
  }
});

beforeEach(() => {
  entries = [{ state: null, url: start }];
  current = 0;
  const entry = () => entries[current] ?? { state: null, url: start };
  vi.stubGlobal('location', {
    get pathname() {
      return entry().url.pathname;
    },
    get search() {
      return entry().url.search;
    },
    get hash() {
      return entry().url.hash;
    },
  });
  Object.defineProperty(window, 'location', { value: location, configurable: true });
  const history = {
    get state() {
      return entry().state;
    },
    pushState(state: unknown, _title: string, to: string) {
      current += 1;
      entries = [...entries.slice(0, current), { state, url: new URL(to, entry().url) }];
    },
    replaceState(state: unknown, _title: string, to: string) {
      entries = entries.with(current, { state, url: new URL(to, entry().url) });
    },
  };
  Object.defineProperty(window, 'history', { value: history, configurable: true });
});

function back(): void {
  current -= 1;
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('begins at the address of the page', () => {
  expect(browserNavigation().place()).toEqual({
    pathname: '/shop',
    search: '?sort=price',
    hash: '',
    key: 'default',
    state: null,
    kind: 'POP',
  });
});

it('goes to another address, whose entry carries a state, and back', () => {
  const navigation = browserNavigation();
  navigation.go('/cart#top', { state: 'from the shop' });
  expect(navigation.place()).toMatchObject({
    pathname: '/cart',
    search: '',
    hash: '#top',
    state: 'from the shop',
    kind: 'PUSH',
  });
  expect(entries).toHaveLength(2);
  back();
  expect(navigation.place()).toMatchObject({ pathname: '/shop', key: 'default', kind: 'POP' });
});

it('replaces an entry where asked to', () => {
  const navigation = browserNavigation();
  navigation.go('/shop?sort=name', { replace: true });
  expect(entries).toHaveLength(1);
  expect(navigation.place()).toMatchObject({ search: '?sort=name', kind: 'REPLACE' });
});

it('stays where it is for an entry of what is open over the page', () => {
  const navigation = browserNavigation();
  const follow = vi.fn();
  navigation.subscribe(follow);
  window.history.pushState({ key: 'default', opened: 'a photo' }, '', start.href);
  back();
  expect(follow).not.toHaveBeenCalled();
});

it('keeps the old page until the parts of the new one are loaded', async () => {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Cart = () => {
    use(loading);
    return 'the cart';
  };
  const Page = () => (usePlace().pathname === '/cart' ? <Cart /> : 'the shop');
  const navigation = browserNavigation();
  render(
    <NavigationContext value={navigation}>
      <Suspense fallback="loading">
        <Page />
      </Suspense>
    </NavigationContext>,
  );
  await act(async () => navigation.go('/cart'));
  expect(document.body.textContent).toBe('the shop');
  await act(async () => arrive());
  expect(await screen.findByText('the cart')).toBeDefined();
});
