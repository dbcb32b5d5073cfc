/** The settings of each row of the opening hours: of its days and of its times. */
export const OPENING_HOURS_ROWS = [
  ['footer.weekdays', 'footer.weekdaysHours'],
  ['footer.weekend', 'footer.byAppointment'],
] as const;

/** The settings of the opening hours. */
export const OPENING_HOURS_KEYS = OPENING_HOURS_ROWS.flat();

/** The opening hours that the team entered, days and times; none that are merely usual. */
export const openingHours = (
  setting: (key: (typeof OPENING_HOURS_KEYS)[number]) => string,
): (readonly [days: string, times: string])[] =>
  OPENING_HOURS_ROWS.map(([days, times]) => [setting(days), setting(times)] as const).filter(
    ([days, times]) => days !== '' && times !== '',
  );
