// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollBackTo, scrollPosition } from './scrollPosition.ts';

/** The tops of a page's parts, in pixels from that of the window. */
let tops: Record<string, number>;
const scrolledBy = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><section id="cars"><p>A car</p></section></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] } as DOMRect;
  });
  scrolledBy.mockReset();
  window.scrollBy = ({ top }: ScrollToOptions = {}) => scrolledBy(top);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});
const middleIs = (element: Element | null) => {
  document.elementFromPoint = () => element;
};

it('is that of the section in the middle, however high those above it have become', () => {
  middleIs(document.querySelector('p'));
  tops = { main: -3_000, cars: 120 };
  const left = scrollPosition();
  tops = { main: 0, cars: 4_500 };
  scrollBackTo(left);
  expect(scrolledBy).toHaveBeenLastCalledWith(4_500 - 120);
});

it('is that of the page where no section is in the middle', () => {
  middleIs(null);
  tops = { main: -700, cars: 120 };
  const left = scrollPosition();
  tops = { main: 50, cars: 4_500 };
  scrollBackTo(left);
  expect(scrolledBy).toHaveBeenLastCalledWith(750);
});

it('is the top of a page that has the section no more, however often it grows', () => {
  middleIs(document.querySelector('p'));
  tops = { main: -3_000, cars: 120 };
  const left = scrollPosition();
  document.querySelector('section')?.remove();
  for (const scrollY of [900, 0]) {
    window.scrollY = scrollY;
    scrollBackTo(left);
    expect(scrolledBy.mock.lastCall?.[0] + scrollY).toBe(0);
  }
});
