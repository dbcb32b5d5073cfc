/** In session storage: when the page was last reloaded. */
export const RELOADED_KEY = 'reloaded-for-files';
const A_MINUTE = 60_000;

/**
 * After a deployment, a page opened before may ask for files that are gone. Reloads the page then, at
 * most once a minute, so that a broken build doesn't loop.
 */
export function reloadOnMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < A_MINUTE) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  });
}
