import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p99Ms: number;
}

/**
 * How many answers a second an address gives, and how long the slowest hundredth takes.
 * @throws an Error where anything but 2xx is answered
 */
export async function load(
  url: string,
  options: Pick<autocannon.Options, 'connections' | 'duration'> & Partial<autocannon.Options>,
): Promise<Load> {
  const result = await autocannon({ url, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { requests, latency } = result;
  return { perSecond: requests.average, p99Ms: latency.p99 };
}

/** Three alternating rounds of several contenders; the median of each. */
export async function alternate<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[];
  const results = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < 3; round += 1) {
    for (const name of names) results.get(name)?.push(await contenders[name]());
  }
  const medians = names.map((name) => [name, median(results.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** Milliseconds that a work takes, repeated for so many seconds: their mean, as `load` tells it. */
export async function each(work: () => Promise<unknown>, seconds: number): Promise<number> {
  await work();
  let times = 0;
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    await work();
    times += 1;
  }
  return (performance.now() - started) / times;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
