// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { NavigationContext } from '../app/navigation.ts';
import { memoryNavigation } from '../testing/memoryNavigation.ts';
import { leaveLeftover } from './leaveLeftover.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';

/** The entries that were gone through, as a browser keeps them; happy-dom's own load pages. */
let entries: unknown[] = [];
let place = 0;

function go(step: number): void {
  place += step;
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  entries = [{ idx: 0, key: 'page' }];
  place = 0;
  const history = {
    get state() {
      return entries[place];
    },
    pushState(state: unknown) {
      entries = [...entries.slice(0, place + 1), state];
      place += 1;
    },
    back: () => go(-1),
  };
  Object.defineProperty(window, 'history', { value: history, configurable: true });
});

const InMemory = ({ children }: { children: ReactNode }) => (
  <NavigationContext value={memoryNavigation()}>{children}</NavigationContext>
);

/** Something that is open over a page. */
function open() {
  const use = () => {
    const [isOpen, setOpen] = useState(true);
    return { isOpen, close: useHistoryEntry(isOpen, setOpen), open: () => setOpen(true) };
  };
  const { result } = renderHook(use, { wrapper: InMemory });
  return () => result.current;
}

it('Back closes it and stays on the page; Forward opens it again', () => {
  const shown = open();
  expect([shown().isOpen, entries.length, place]).toEqual([true, 2, 1]);
  act(() => go(-1));
  expect([shown().isOpen, place]).toEqual([false, 0]);
  act(() => go(1));
  expect([shown().isOpen, entries.length, place]).toEqual([true, 2, 1]);
});

it('closing it goes back, so that the next Back leaves the page', () => {
  const shown = open();
  act(() => shown().close());
  expect([shown().isOpen, place]).toEqual([false, 0]);
  act(() => shown().open());
  act(() => shown().close());
  expect([entries.length, place]).toEqual([2, 0]);
});

it('its entry is the page’s own to the router', () => {
  open();
  expect(entries[1]).toMatchObject({ idx: 0, key: 'page' });
});

it('a reload leaves the entry of what is no longer open, once', () => {
  open();
  leaveLeftover();
  expect(place).toBe(0);
  leaveLeftover();
  expect(place).toBe(0);
});
