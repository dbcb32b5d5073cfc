/**
 * How many milliseconds of processor time a work takes, which other programs of a busy machine don't
 * add to. Where the work grows as it should it takes a few; a thousandfold limit still tells.
 */
export function cpuMs(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}
