const FIRST_MS = 60_000;
const LONGEST_MS = 3_600_000;
const GIVEN_UP_MS = 24 * LONGEST_MS;

/** When the provider is asked next of a payment: after a minute, then ever later; null after a day. */
export function nextCheck(begun: Date, now: Date): string | null {
  const age = now.getTime() - begun.getTime();
  if (age >= GIVEN_UP_MS) return null;
  const pause = Math.min(Math.max(age, FIRST_MS), LONGEST_MS);
  return new Date(now.getTime() + pause).toISOString();
}
