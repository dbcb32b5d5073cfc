import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { firstBrokenRule } from './firstBrokenRule.ts';

/** Says the first broken rule in its own words after each attempt to save (back-office §5). */
export const FirstErrorNotice = () => {
  const { errors, submitCount } = useFormState();
  const notify = useNotify();
  const told = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= told.current) return;
    told.current = submitCount;
    const rule = firstBrokenRule(errors);
    if (rule) notify(rule.key, { type: 'error', messageArgs: rule.args });
  }, [errors, notify, submitCount]);

  return null;
};
