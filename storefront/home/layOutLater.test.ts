// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutLater } from './layOutLater.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('lays out one section in each idle moment', () => {
  const moments: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (moment: () => void) => moments.push(moment));
  document.body.innerHTML = '<section data-later></section>'.repeat(2);
  const left = () => document.querySelectorAll('[data-later]').length;

  layOutLater();
  expect(left()).toBe(2);
  moments.shift()?.();
  expect(left()).toBe(1);
  moments.shift()?.();
  expect(left()).toBe(0);
  moments.shift()?.();
  expect(moments).toEqual([]);
});
