import { STORAGE_KEYS } from '../../api/client/storage.ts';

const A_MINUTE = 60_000;

/** Errors of files that could not be loaded, as the parts of a page that need them throw them. */
const missing = new WeakSet<Error>();

/** Whether a page failed since one of its files could not be loaded. */
export const isOfMissingFile = (error: unknown): boolean =>
  error instanceof Error && missing.has(error);

/**
 * Reloads after a deployment removed files, but only if the server answers: else the browser's error page would take
 * the place of what is read, because a part of it was to be loaded ahead.
 */
export function reloadOnMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    fetch('')
      .then(({ ok }) => ok && reloadOnceAMinute())
      .catch(() => {});
  });
}

/** At most once a minute, so that a broken build can't loop. */
export function reloadOnceAMinute(): void {
  const last = Number(sessionStorage.getItem(STORAGE_KEYS.reloadedKey));
  if (Date.now() - last < A_MINUTE) return;
  sessionStorage.setItem(STORAGE_KEYS.reloadedKey, String(Date.now()));
  window.location.reload();
}
