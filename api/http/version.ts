/** Whether a write brings another version than the record has; a write without one isn't checked. */
export const bringsOlderVersion = (given: unknown, version: number): boolean =>
  given !== undefined && given !== null && given !== '' && Number(given) !== version;
