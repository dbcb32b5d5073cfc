import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { failureNotice } from '../providers/failures.ts';
import { firstMessage } from './firstMessage.ts';

/** After a refused save, reports the first error and focuses its field, also in another tab. */
export const FocusFirstError = () => {
  const place = useRef<HTMLSpanElement>(null);
  const { errors, submitCount } = useFormState();
  const notify = useNotify();
  const notified = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= notified.current) return;
    notified.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    // Server-side errors are already in the notice of the failed save.
    const message = firstMessage(errors, 'rule');
    if (message !== null) notify(...failureNotice(message));
    const form = place.current?.closest('form');
    if (form) focusFirstError(form);
  }, [errors, notify, submitCount]);

  return <span hidden ref={place} />;
};

/** Opens the tab of the first field in error and focuses it: a hidden field takes no focus. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector('.Mui-error, [aria-invalid="true"]');
  if (!field) return;
  const tabs = form.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]');
  for (const tab of tabs) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel?.contains(field)) tab.click();
  }
  // Once the tab is shown.
  setTimeout(() => {
    controlInError(form, field)?.focus({ preventScroll: true });
    // The browser would bring the field into view, but leave its message below the form's buttons.
    field.scrollIntoView({ block: 'center' });
  });
}

/** The input in error; of a part without one, such as a missing picture, what fills it. */
function controlInError(form: HTMLFormElement, field: Element): HTMLElement | null {
  const part = field.closest('.MuiFormControl-root, section, fieldset');
  if (!part || !form.contains(part)) return null;
  const control =
    part.querySelector('[aria-invalid="true"]') ?? part.querySelector('button:not(:disabled)');
  return control instanceof HTMLElement ? control : null;
}
