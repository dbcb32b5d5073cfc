import { type ComponentProps, type SubmitEvent, useEffect, useState } from 'react';
import { ownTexts } from '../messages/ownTexts.ts';
import { FormDone, FormError } from './Fields.tsx';
import texts from './messages/form.json';

const useFormTexts = ownTexts(texts);

/**
 * A form posted to its own page, so that it works with scripts and without. With scripts it stays where it is
 * while there is no network: the browser's error page would take the place of what was filled in.
 */
export function PostForm({ onSubmit, children, ...form }: ComponentProps<'form'>) {
  const t = useFormTexts();
  const [isOffline, setOffline] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    setOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  };
  return (
    <form method="post" encType="multipart/form-data" noValidate {...form} onSubmit={submit}>
      {children}
      {isOffline && <FormError message={t('offline')} />}
    </form>
  );
}

/** What became of a form that was sent to its own page. */
export function FormAnswer(answer: ComponentProps<typeof FormDone>) {
  useAnsweredOnce();
  return <FormDone {...answer} />;
}

/**
 * Makes the answer to a form an entry of its page in the browser's history, at this fragment: Reload and Back show how
 * things are then. They would send the form again, or show what could be chosen before.
 */
export function useAnsweredOnce(hash?: string): void {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (hash !== undefined) address.hash = hash;
    window.history.replaceState(window.history.state, '', address);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [hash]);
}
