import { loadedPage } from './pages.ts';
import { prefersStillness } from './prefersStillness.ts';
import { matchRoute } from './routes.ts';

/** How long the page that is left may stand still for the next one, in milliseconds. */
const PATIENCE_MS = 300;

let arrived: (() => void) | undefined;

/** Fades to another page; at once where motion is unwanted or where its file isn't here yet. */
export function goSmoothly(to: string, go: () => void): void {
  if (!canFade(to)) {
    go();
    return;
  }
  const fade = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
        setTimeout(resolve, PATIENCE_MS);
        go();
      }),
  );
  // A fade that the next one overtakes says so here; there is nothing to do about it.
  fade.ready.catch(() => undefined);
}

/** To be called when a page stands where it should: the fade to it may begin. */
export function pageStands(): void {
  arrived?.();
  arrived = undefined;
}

function canFade(to: string): boolean {
  if (!('startViewTransition' in document) || prefersStillness()) return false;
  const { pathname } = new URL(to, window.location.href);
  if (pathname === window.location.pathname) return false;
  return loadedPage(matchRoute(pathname).route) !== undefined;
}
