const STEPS = [1, 2, 5, 10];

/**
 * Round values for an axis, from 0 to at least the greatest value of the data: three or so, in steps of
 * 1, 2 or 5 times a power of ten, and of 1 at least. Without data the axis ends at 1.
 */
export function axisTicks(max: number, wanted = 3): number[] {
  const raw = Math.max(max, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, power * (STEPS.find((factor) => factor * power >= raw) ?? 10));
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which columns get a label so that there are at most so many, the last one always among them. */
export function labelledColumns(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

/** By how many percent a number has changed; null where there was nothing before. */
export const percentChange = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
