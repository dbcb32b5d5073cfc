/** The first message among a form's errors, optionally of one type, or null. */
export function firstMessage(error: unknown, type?: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const message: unknown = Reflect.get(error, 'message');
  if (typeof message === 'string') {
    return type === undefined || Reflect.get(error, 'type') === type ? message : null;
  }
  for (const inner of Object.values(error)) {
    const found = firstMessage(inner, type);
    if (found !== null) return found;
  }
  return null;
}
