import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Calls back when an attempt to save has broken a rule, the form's own or the server's. */
export function useFailedSave(onFailure: () => void): void {
  const { errors, isSubmitting, submitCount } = useFormState();
  const told = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || submitCount <= told.current) return;
    told.current = submitCount;
    if (Object.keys(errors).length > 0) onFailure();
  }, [errors, isSubmitting, onFailure, submitCount]);
}
