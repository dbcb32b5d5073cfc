import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { firstErrorKey } from './firstErrorKey.ts';

/** Says the first broken rule in its own words after each attempt to save (back-office §5). */
export const FirstErrorNotice = () => {
  const { errors, submitCount } = useFormState();
  const notify = useNotify();
  const told = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= told.current) return;
    told.current = submitCount;
    const key = firstErrorKey(errors);
    if (key) notify(key, { type: 'error' });
  }, [errors, notify, submitCount]);

  return null;
};
