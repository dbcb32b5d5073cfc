import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** Asserts that the element is on the page, in no hidden, closed or inert part. */
    toBeShown(): T;
  }
}

/** Elements that hide their content, as far as it is known without style sheets. */
const HIDDEN = '[hidden], [inert], [aria-hidden=true], dialog:not([open])';
/** Whether an element is in closed `details`, outside their `summary`. */
const isFoldedAway = (element: Element, part: Element): boolean =>
  part.matches('details:not([open])') && element.closest('summary')?.parentElement !== part;

/** The reason why an element is not visible; undefined if it is. */
function hiddenBy(element: unknown): string | undefined {
  if (!(element instanceof Element)) return 'it is no element';
  if (!element.isConnected) return 'it is no longer on the page';
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { display, visibility } = part instanceof HTMLElement ? part.style : {};
    const isHidden = display === 'none' || visibility === 'hidden' || part.matches(HIDDEN);
    if (isHidden || isFoldedAway(element, part))
      return `it is in ${part.outerHTML.replace(/>.*/s, '>')}`;
  }
  return undefined;
}

/** Adds `expect(element).toBeShown()` to the tests of both front ends. */
export function addToBeShown(): void {
  expect.extend({
    toBeShown(element: unknown) {
      const why = hiddenBy(element);
      const message = () => (why ? `It is not shown: ${why}.` : 'It is shown.');
      return { pass: why === undefined, message };
    },
  });
}
