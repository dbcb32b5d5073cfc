// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from './useCarousel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const carousel = (count = 4, preselected = 1) =>
  renderHook(() => useCarousel(count, preselected)).result;

describe('the carousel', () => {
  it('stands still on the preselected item', () => {
    const result = carousel();
    pass(60_000);
    expect(result.current.selected).toBe(1);
  });

  it('moves on every 7 seconds from another item, until it is back', () => {
    const result = carousel();
    act(() => result.current.next());
    expect(result.current.selected).toBe(2);
    pass(6_999);
    expect(result.current.selected).toBe(2);
    pass(1);
    expect(result.current.selected).toBe(3);
    pass(7_000);
    pass(7_000);
    expect(result.current.selected).toBe(1);
    pass(60_000);
    expect(result.current.selected).toBe(1);
  });

  it('waits while its tab is hidden, and goes on when it is seen again', () => {
    const result = carousel();
    act(() => result.current.next());
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(30_000);
    expect(result.current.selected).toBe(2);
    hidden.mockReturnValue(false);
    pass(7_000);
    expect(result.current.selected).toBe(3);
    hidden.mockRestore();
  });

  it('goes round at both ends', () => {
    const result = carousel(3, 0);
    act(() => result.current.previous());
    expect(result.current.selected).toBe(2);
    act(() => result.current.next());
    expect(result.current.selected).toBe(0);
  });

  it('stays where the visitor stopped it', () => {
    const result = carousel();
    act(() => result.current.select(3));
    act(() => result.current.stop());
    pass(60_000);
    expect(result.current.selected).toBe(3);
  });

  it('never moves for those who ask for stillness', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const result = carousel();
    act(() => result.current.next());
    pass(60_000);
    expect(result.current.selected).toBe(2);
    expect(result.current.advancing).toBe(false);
    vi.unstubAllGlobals();
  });
});
