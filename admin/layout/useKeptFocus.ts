import { useEffect } from 'react';
import { focusInPlace } from '../ui/focusOn.ts';

/**
 * Gives the focus a place when the element that had it is removed: with a saved form's panel, a deleted row,
 * the button of a failure that is over; and gives it back to a button that was disabled while it worked.
 * Otherwise it falls to the page's beginning in silence, where keyboards and screen readers begin anew. Whoever
 * removes an element may still focus another one.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const listening = new AbortController();
    let last: Focused | null = null;
    /** The last one on the screen, from which a panel or a question was opened. */
    let onScreen: Focused | null = null;
    /** A dialog that keeps the focus while the button that had it is disabled. */
    let keeper: HTMLElement | null = null;
    let timer = 0;
    const isLost = () => isNowhere() || document.activeElement === keeper;

    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    listen('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      keeper = last?.element.matches(':disabled') && isAround(target, last.element) ? target : null;
      if (keeper) return;
      last = focused(target);
      if (target.closest('main')) onScreen = last;
    });
    listen('focusout', () =>
      setTimeout(() => {
        // A click beside all controls: there is nothing to keep. A button that is disabled while it works is
        // often removed after.
        if (isLost() && last?.element.isConnected && !last.element.matches(':disabled'))
          last = null;
      }),
    );
    const observer = new MutationObserver(() => {
      if (!last || (last.element.isConnected && !isLost())) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!last || !isLost()) return;
        const isLeft = last.element.isConnected;
        if (isLeft && last.element.matches(':disabled')) return;
        focusInPlace(isLeft ? last.element : placeOf(last, onScreen));
      });
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
    };
  }, []);
}

/** An element with the focus, and where it stood: a removed one doesn't know any more. */
interface Focused {
  element: HTMLElement;
  /** From the inside to the outside, without the page's body. */
  parents: readonly Element[];
  /** The list or table of its row, and the row's place in it. */
  rows: Element | null;
  place: number;
}

function focused(element: HTMLElement): Focused {
  const parents: Element[] = [];
  for (
    let each = element.parentElement;
    each && each !== document.body;
    each = each.parentElement
  ) {
    parents.push(each);
  }
  const row = element.closest('tr, li');
  const rows = row?.parentElement ?? null;
  return { element, parents, rows, place: row && rows ? [...rows.children].indexOf(row) : -1 };
}

const isNowhere = () => {
  const now = document.activeElement;
  return now === null || now === document.body || !now.isConnected;
};

/** Material's dialogs take a lost focus on what is around all that is in them. */
const isAround = (dialog: HTMLElement, element: Element) =>
  dialog.tabIndex < 0 && dialog.contains(element);

/** The row that took the removed one's place, else what is left around it, else the screen's beginning. */
function placeOf(lost: Focused, onScreen: Focused | null): Element | null | undefined {
  if (lost.rows?.isConnected) {
    const row = lost.rows.children[lost.place] ?? lost.rows.lastElementChild;
    const entry = row?.querySelector('[data-row-entry]') ?? row?.querySelector('a[href], button');
    if (entry) return entry;
  }
  const heading = document.querySelector('main h1');
  const around = lost.parents.find(isShown);
  if (around && !around.contains(heading)) return around;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (dialog) return dialog;
  // What closed was opened from there.
  if (onScreen && onScreen !== lost) {
    return isShown(onScreen.element) ? onScreen.element : placeOf(onScreen, null);
  }
  return heading;
}

/** Whether it takes the focus: one in a part that is not displayed does not. */
const isShown = (element: Element) => element.isConnected && element.checkVisibility();
