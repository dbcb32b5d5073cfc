/** Milliseconds that a page may be hidden before it is stopped. */
const HIDDEN_LIMIT = 5 * 60_000;

/** Runs while the page is visible or briefly hidden, and again when shown; returns a stop function. */
export function whileVisible(
  run: (stop: AbortSignal) => void,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let running: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    if (running) return;
    running = new AbortController();
    run(running.signal);
  };
  const stop = () => {
    running?.abort();
    running = undefined;
  };
  const update = () => {
    clearTimeout(leaving);
    if (page.hidden) leaving = setTimeout(stop, HIDDEN_LIMIT);
    else start();
  };

  page.addEventListener('visibilitychange', update);
  start();
  update();
  return () => {
    page.removeEventListener('visibilitychange', update);
    clearTimeout(leaving);
    stop();
  };
}
