/** The first message among the errors of a field and of what is within it; null when there is none. */
export function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') return message;
  for (const inner of Object.values(error)) {
    const found = firstMessage(inner);
    if (found !== null) return found;
  }
  return null;
}
