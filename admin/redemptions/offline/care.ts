import type { Send } from './joining.ts';
import { hasWaiting, tidyOffline } from './offline.ts';
import { sendWaiting } from './sending.ts';

/** Milliseconds between two attempts: browsers often think that there is a network where there is none. */
const PAUSE = 60_000;

/** Sends what waits once there is a network, and ends the day's preparation; returns a function that stops. */
export function startCare(send: Send, user: string | undefined): () => void {
  const work = async () => {
    if (navigator.onLine && (await hasWaiting())) await sendWaiting(send);
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
