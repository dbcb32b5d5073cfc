/** An order's id from its number as displayed or typed: #0000000042, 42. */
export function orderIdOf(text: string): number | null {
  const [, digits] = /^#?0*(\d{1,10})$/.exec(text.trim()) ?? [];
  const id = Number(digits ?? 0);
  return id > 0 ? id : null;
}

/** Random, so that a form sent twice makes one payment; randomUUID is missing without TLS. */
export const formKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
