/** Whether a write brings another version than the record has; a write without one isn't checked. */
export function bringsOlderVersion(given: unknown, version: number): boolean {
  if (given === undefined || given === null || given === '') return false;
  return !(typeof given === 'number' || typeof given === 'string') || Number(given) !== version;
}
