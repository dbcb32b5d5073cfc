/** An amount as people type it, with a comma or spaces; what is none stays for the server to refuse. */
export function amountOf(text: string): number | string {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** The id of an order from its number, as it is read or written: #0000000042, 42. */
export function orderIdOf(text: string): number | null {
  const [, digits] = /^#?0*(\d{1,10})$/.exec(text.trim()) ?? [];
  const id = Number(digits ?? 0);
  return id > 0 ? id : null;
}

/** Random, so that a form that is sent twice is one payment; pages without TLS have no randomUUID. */
export const formKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
