/** How many pages stand on either side of the current one. */
const AROUND = 1;

/**
 * The pages that a pagination names: the first, the last and those around the current one; null
 * stands for a gap of two pages or more.
 */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const named: (number | null)[] = [];
  for (let page = 1; page <= total; page += 1) {
    if (page === 1 || page === total || Math.abs(page - current) <= AROUND) named.push(page);
    else if (named.at(-1) !== null) named.push(isAlone(page, current, total) ? page : null);
  }
  return named;
}

/** Whether only this one page lies between two that are named: a gap would take as much room. */
const isAlone = (page: number, current: number, total: number): boolean =>
  (page === 2 && current - AROUND === 3) || (page === total - 1 && current + AROUND === total - 2);
