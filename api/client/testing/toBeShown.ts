import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** The element stands on the page, in no part that is hidden, closed or out of reach. */
    toBeShown(): T;
  }
}

/** What hides all that stands in it, as far as it can be told without style sheets. */
const HIDDEN = '[hidden], [inert], [aria-hidden=true], dialog:not([open])';
/** Whether an element stands in a part that is folded up, and not in the line that is left of it. */
const isFoldedAway = (element: Element, part: Element): boolean =>
  part.matches('details:not([open])') && element.closest('summary')?.parentElement !== part;

/** Why somebody in front of the page would not find an element; nothing when they would. */
function hiddenBy(element: unknown): string | undefined {
  if (!(element instanceof Element)) return 'it is no element';
  if (!element.isConnected) return 'it is no longer on the page';
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { display, visibility } = part instanceof HTMLElement ? part.style : {};
    const isHidden = display === 'none' || visibility === 'hidden' || part.matches(HIDDEN);
    if (isHidden || isFoldedAway(element, part))
      return `it stands in ${part.outerHTML.replace(/>.*/s, '>')}`;
  }
  return undefined;
}

/** Gives the tests of both front ends `expect(element).toBeShown()`. */
export function knowWhatIsShown(): void {
  expect.extend({
    toBeShown(element: unknown) {
      const why = hiddenBy(element);
      const message = () => (why ? `It is not shown: ${why}.` : 'It is shown.');
      return { pass: why === undefined, message };
    },
  });
}
