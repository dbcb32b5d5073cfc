const KEPT_MS = 5_000;

const INTERACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now and each time that the page's height changes, as it does while its parts load: for 5 s,
 * until the visitor interacts or the signal is aborted.
 */
export function whilePageGrows(scroll: () => void, ended: AbortSignal): void {
  const page = new ResizeObserver(scroll);
  const end = () => {
    page.disconnect();
    for (const act of INTERACTIONS) window.removeEventListener(act, end);
  };
  for (const act of INTERACTIONS) window.addEventListener(act, end, { passive: true });
  ended.addEventListener('abort', end);
  setTimeout(end, KEPT_MS);
  scroll();
  page.observe(document.body);
}
