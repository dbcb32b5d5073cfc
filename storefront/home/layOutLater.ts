/**
 * Lays out the sections that browsers have left for when they come near, each in an idle moment of its own:
 * all of them together would keep a phone busy for a tenth of a second.
 */
export function layOutLater(): void {
  // Safari has no such moments.
  const { requestIdleCallback: whenIdle = setTimeout } = window;
  whenIdle(() => {
    const section = document.querySelector('section[data-later]');
    if (!section) return;
    section.removeAttribute('data-later');
    layOutLater();
  });
}
