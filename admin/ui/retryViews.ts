import { useEffect } from 'react';

/** Milliseconds between attempts to load again what could not be loaded. */
const PAUSE = 5_000;

interface FailedView {
  /** Loads it without showing it. */
  load(): Promise<unknown>;
  /** Makes it try again when it is shown next. */
  renew(): void;
}

const failed = new Set<FailedView>();

/** Notes a view that could not be loaded. It isn't renewed at once: it would be loaded over and over. */
export function notLoaded(view: FailedView): void {
  failed.add(view);
}

/** Whether there are views that could not be loaded, as while the server is away. */
export const isSomeNotLoaded = (): boolean => failed.size > 0;

/** Lets views that could not be loaded be loaded when they are shown next. */
export function retryViews(): void {
  for (const { renew } of failed) renew();
  failed.clear();
}

/** Loads what could not be loaded every few seconds, and when the network is back; calls `show` once it is there. */
export function useLoadAgain(show: () => void): void {
  useEffect(() => {
    if (!isSomeNotLoaded()) return;
    const attempt = () => {
      Promise.all([...failed].map(({ load }) => load())).then(show, () => {});
    };
    const timer = setInterval(attempt, PAUSE);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [show]);
}
