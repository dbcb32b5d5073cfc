import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Whether the form was saved and is about to close. */
export const ClosingContext = createContext(false);

/** Prevents a second submit while saving or closing; disabling the button would lose the focus. */
export const SubmitOnce = () => {
  const place = useRef<HTMLSpanElement>(null);
  const isClosing = useContext(ClosingContext);
  const { isSubmitting } = useFormState();
  const isHeld = isSubmitting || isClosing;

  // Before the next event, which may be the second click of a double click.
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !isHeld) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [isHeld]);

  return <span hidden ref={place} />;
};
