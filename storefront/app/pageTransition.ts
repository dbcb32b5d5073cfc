import { loadedPage } from './pageModules.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { matchRoute } from './routes.ts';

/** Milliseconds that the old page may wait for the new one. */
const WAIT_MS = 300;

let arrived: (() => void) | undefined;

/** Fades to another page; switches at once with reduced motion or while its file is loading. */
export function goWithFade(to: string, go: () => void): void {
  if (!canFade(to)) {
    go();
    return;
  }
  const fade = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
        setTimeout(resolve, WAIT_MS);
        go();
      }),
  );
  // Rejects when the next transition interrupts this one; nothing to do.
  fade.ready.catch(() => undefined);
}

/** Called when a page is in its final position, so that the fade to it may begin. */
export function pageSettled(): void {
  arrived?.();
  arrived = undefined;
}

function canFade(to: string): boolean {
  if (!('startViewTransition' in document) || prefersReducedMotion()) return false;
  const { pathname } = new URL(to, window.location.href);
  if (pathname === window.location.pathname) return false;
  return loadedPage(matchRoute(pathname).route) !== undefined;
}
