// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { scrollPosition, scrollTopOf } from './scrollPosition.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** A page that is scrolled so far, whose section begins so far below the window's top. */
function page(scrolled: number, top: number) {
  document.body.innerHTML = '<section id="cars"><p>A car</p></section>';
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrolled);
  const section = document.getElementById('cars') as HTMLElement;
  vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  return section;
}
const middleIs = (element: Element | null) => {
  document.elementFromPoint = () => element;
};

it('is that of the section in the middle, however high those above it have become', () => {
  middleIs(page(3_000, 120).querySelector('p'));
  const left = scrollPosition();
  page(0, 4_500);
  expect(scrollTopOf(left)).toBe(4_500 - 120);
});

it('is the number of pixels where the page has no such section', () => {
  page(700, 0);
  middleIs(document.body);
  const left = scrollPosition();
  page(0, 4_500);
  expect(scrollTopOf(left)).toBe(700);

  middleIs(page(900, 120).querySelector('p'));
  const ofSection = scrollPosition();
  document.body.innerHTML = '';
  expect(scrollTopOf(ofSection)).toBe(900);
});
