import { hasWaiting, tidyOffline } from './offline.ts';
import type { Send } from './syncRedemptions.ts';
import { runSync } from './syncState.ts';

/** Milliseconds between two attempts: browsers often think that there is a network where there is none. */
const PAUSE = 60_000;

/** Sends what waits once there is a network, and ends the day's preparation; returns a function that stops. */
export function startBackgroundSync(send: Send, user: string | undefined): () => void {
  const work = async () => {
    if (navigator.onLine && (await hasWaiting())) await runSync(send);
    await tidyOffline(user);
  };
  // What fails is tried again.
  const attempt = () => void work().catch(() => {});
  attempt();
  const timer = setInterval(attempt, PAUSE);
  window.addEventListener('online', attempt);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', attempt);
  };
}
