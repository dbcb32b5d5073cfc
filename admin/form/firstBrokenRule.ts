const RULE_PREFIX = '@@react-admin@@';

/** A rule that a form found broken: its message key and the values that the message names. */
export interface BrokenRule {
  key: string;
  args?: object;
}

/**
 * The first rule that the form itself found broken; null when there is none. Errors that the server
 * found are told by the failed save.
 */
export function firstBrokenRule(errors: object): BrokenRule | null {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const message: unknown = Reflect.get(error, 'message');
    const found = typeof message === 'string' ? brokenRule(error, message) : firstBrokenRule(error);
    if (found) return found;
  }
  return null;
}

function brokenRule(error: object, message: string): BrokenRule | null {
  if (Reflect.get(error, 'type') === 'server') return null;
  if (!message.startsWith(RULE_PREFIX)) return { key: message };
  const rule: unknown = JSON.parse(message.slice(RULE_PREFIX.length));
  if (typeof rule === 'string') return { key: rule };
  if (typeof rule !== 'object' || rule === null) return null;
  const key: unknown = Reflect.get(rule, 'message');
  const args: unknown = Reflect.get(rule, 'args');
  if (typeof key !== 'string') return null;
  return { key, ...(typeof args === 'object' && args !== null && { args }) };
}
