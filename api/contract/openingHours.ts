const KEYS = [
  ['footer.weekdays', 'footer.weekdaysHours'],
  ['footer.weekend', 'footer.byAppointment'],
] as const;

/** The settings of the opening hours. */
export const OPENING_HOURS_KEYS = KEYS.flat();

/** The opening hours that the team entered, days and times; none that are merely usual. */
export const openingHours = (
  setting: (key: (typeof OPENING_HOURS_KEYS)[number]) => string,
): (readonly [days: string, times: string])[] =>
  KEYS.map(([days, times]) => [setting(days), setting(times)] as const).filter(
    ([days, times]) => days !== '' && times !== '',
  );
