/** Focuses an element, also one that only takes the focus now, such as a row or a heading. */
export function focusOn(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}

/** Focuses an element where the page is: only keyboards, which have to see it, have it scrolled into view. */
export function focusInPlace(element: Element | null | undefined): void {
  focusOn(element, { preventScroll: true });
  if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
