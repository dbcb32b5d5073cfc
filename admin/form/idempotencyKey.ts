/** Random, so that a form sent twice is carried out once; randomUUID is missing without TLS. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
