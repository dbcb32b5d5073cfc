/** Axis values from 0 to at least `max`, in steps of 1, 2 or 5 times a power of ten. */
export function axisTicks(max: number): number[] {
  const raw = Math.max(max, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10));
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Indices of the labelled columns: at most the given number, always with the last one. */
export function labelledColumns(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

/** The change of a number in percent; null when it was zero before. */
export const percentChange = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;
