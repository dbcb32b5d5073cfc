const KEPT_MS = 5_000;

const INTERACTIONS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now and each time that the page's height changes, as it does while its parts load: for 5 s,
 * until the visitor interacts or the signal is aborted.
 */
export function whilePageGrows(scroll: () => void, ended: AbortSignal): void {
  const kept = new AbortController();
  const stop = () => kept.abort();
  const { signal } = kept;
  const page = new ResizeObserver(scroll);
  const timer = setTimeout(stop, KEPT_MS);
  signal.addEventListener('abort', () => {
    page.disconnect();
    clearTimeout(timer);
  });
  ended.addEventListener('abort', stop, { signal });
  for (const act of INTERACTIONS) window.addEventListener(act, stop, { passive: true, signal });
  scroll();
  page.observe(document.body);
}
