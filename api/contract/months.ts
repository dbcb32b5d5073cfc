/**
 * The date of the same number that many months after another one, or the last day of that month where it has
 * none (Civil Code, § 605 (2)); negative months lead back. Both as YYYY-MM-DD.
 */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const target = month - 1 + months;
  const lastDay = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, target, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
