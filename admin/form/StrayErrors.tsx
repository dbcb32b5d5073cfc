import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Forgets what the server said of fields that the form doesn't have once the alert has told it: no
 * input would ever clear such an error, and the form could not be sent again.
 */
export const StrayErrors = () => {
  const { control, clearErrors } = useFormContext();
  const { errors, isSubmitting } = useFormState();

  useEffect(() => {
    if (isSubmitting) return;
    const fields = [...control._names.mount, ...control._names.array];
    const isStray = (name: string) =>
      !fields.some((field) => name === field || name.startsWith(`${field}.`));
    const stray = serverErrors(errors).filter(isStray);
    if (stray.length > 0) clearErrors(stray);
  }, [clearErrors, control, errors, isSubmitting]);

  return null;
};

/** The names of the fields at which the server found something wrong. */
function serverErrors(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const type: unknown = Reflect.get(error, 'type');
    if (type === 'server') return [`${path}${name}`];
    return typeof type === 'string' ? [] : serverErrors(error, `${path}${name}.`);
  });
}
