import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { ownTexts } from '../messages/ownTexts.ts';
import { FormError } from './Fields.tsx';
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
