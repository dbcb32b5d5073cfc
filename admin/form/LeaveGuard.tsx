import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Asks before the tab is closed over unsaved changes; leaving within the page is guarded already. */
export const LeaveGuard = () => {
  const { isDirty } = useFormState();

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return null;
};
