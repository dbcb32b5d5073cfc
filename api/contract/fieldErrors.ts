import type { ZodError } from 'zod';
import { isMessageKey, type MessageKey, type MessageParams } from './messages/messages.ts';

interface BrokenRule {
  key: MessageKey;
  params: MessageParams;
}

export interface FieldErrors {
  first: BrokenRule;
  /** First broken rule by dotted field path; issues of the whole input are left out. */
  errors: Record<string, BrokenRule>;
}

/** The broken rules of a failed parse: those in `ruleOrder` first, then in the order of the fields. */
export function toFieldErrors(error: ZodError, ruleOrder: readonly MessageKey[] = []): FieldErrors {
  const rank = (key: MessageKey): number => {
    const place = ruleOrder.indexOf(key);
    return place < 0 ? ruleOrder.length : place;
  };
  const broken = error.issues
    .map((issue) => ({
      path: issue.path.map(String).join('.'),
      rule: toRule(issue),
    }))
    .sort((a, b) => rank(a.rule.key) - rank(b.rule.key));
  const errors = new Map<string, BrokenRule>();
  for (const { path, rule } of broken) {
    if (path !== '' && !errors.has(path)) errors.set(path, rule);
  }
  return {
    first: broken[0]?.rule ?? { key: UNKNOWN, params: {} },
    errors: Object.fromEntries(errors),
  };
}

const UNKNOWN: MessageKey = 'object.wrong';

function toRule(issue: ZodError['issues'][number]): BrokenRule {
  const params: MessageParams = {};
  for (const name of ['minimum', 'maximum'] as const) {
    const value: unknown = Reflect.get(issue, name);
    if (typeof value === 'number' || typeof value === 'bigint') params[name] = Number(value);
  }
  if (issue.code === 'custom') Object.assign(params, issue.params);
  return { key: isMessageKey(issue.message) ? issue.message : UNKNOWN, params };
}
