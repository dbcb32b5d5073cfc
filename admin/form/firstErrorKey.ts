const RULE_PREFIX = '@@react-admin@@';

/**
 * The message key of the first rule that the form itself found broken; null when there is none.
 * Errors that the server found are told by the failed save.
 */
export function firstErrorKey(errors: object): string | null {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const message: unknown = Reflect.get(error, 'message');
    const found = typeof message === 'string' ? ruleKey(error, message) : firstErrorKey(error);
    if (found) return found;
  }
  return null;
}

function ruleKey(error: object, message: string): string | null {
  if (Reflect.get(error, 'type') === 'server') return null;
  if (!message.startsWith(RULE_PREFIX)) return message;
  const rule: unknown = JSON.parse(message.slice(RULE_PREFIX.length));
  if (typeof rule === 'string') return rule;
  const key: unknown = typeof rule === 'object' && rule !== null && Reflect.get(rule, 'message');
  return typeof key === 'string' ? key : null;
}
