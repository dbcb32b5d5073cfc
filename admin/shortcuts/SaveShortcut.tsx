import { useRef } from 'react';
import { useCommand } from './commands.ts';

/** Lets Ctrl+S send the form around it, as its button would. */
export const SaveShortcut = () => {
  const place = useRef<HTMLSpanElement>(null);
  useCommand('save', () => place.current?.closest('form')?.requestSubmit());
  return <span hidden ref={place} />;
};
