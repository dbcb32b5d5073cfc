/** Today's date in Prague, as the API takes it: `2026-12-03`. */
export const pragueToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' }).format(new Date());
