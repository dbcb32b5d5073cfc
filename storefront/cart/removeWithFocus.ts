import { flushSync } from 'react-dom';

/**
 * Does what removes the pressed button from the page, and passes its focus on: to the line after it or before
 * it, else to the page's last link, which leads from an empty cart to the shop. Otherwise who goes by keyboard
 * would begin anew at the top.
 */
export function removeWithFocus(button: Element, change: () => void): void {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  flushSync(change);
  const stop = next?.querySelector('a, button') ?? [...document.querySelectorAll('main a')].at(-1);
  if (stop instanceof HTMLElement) stop.focus();
}
