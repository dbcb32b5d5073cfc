const MAX_ID = 2_147_483_647;

/** The id in an address, or null when no record can have such a one. */
export function recordId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
