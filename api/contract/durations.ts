/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;

/** 24 hours in milliseconds. A day in Prague may be an hour longer or shorter: see `pragueTime.ts`. */
export const DAY_MS = 24 * HOUR_MS;
