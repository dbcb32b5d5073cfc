// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRiseOnce } from './useRiseOnce.ts';

let seen: ((parts: { isIntersecting: boolean }[]) => void) | undefined;
let threshold: unknown;
const disconnect = vi.fn();

beforeEach(() => {
  seen = undefined;
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen, options: { threshold: number }) {
        seen = callback;
        threshold = options.threshold;
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A section whose top is so far below the window's. */
function show(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, 9));
  function Section() {
    const element = useRef<HTMLDivElement>(null);
    return <div ref={element}>{useRiseOnce(element) ? 'risen' : 'waiting'}</div>;
  }
  return render(<Section />).container;
}

it('rises once, when a tenth is seen', () => {
  const section = show(9_000);
  expect([section.textContent, threshold]).toEqual(['waiting', 0.1]);
  act(() => seen?.([{ isIntersecting: false }]));
  expect(section.textContent).toBe('waiting');
  act(() => seen?.([{ isIntersecting: true }]));
  expect(section.textContent).toBe('risen');
  expect(disconnect).toHaveBeenCalled();
  act(() => seen?.([{ isIntersecting: false }]));
  expect(section.textContent).toBe('risen');
});

it('does not move where it is already in sight at arrival', () => {
  expect(show(10).textContent).toBe('risen');
  expect(seen).toBeUndefined();
});

it('never waits for visitors who ask for stillness', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(show(9_000).textContent).toBe('risen');
});
