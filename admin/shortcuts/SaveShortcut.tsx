import { useRef } from 'react';
import { useCommand } from './commands.ts';

/** Submits the form around it on Ctrl+S, as its button does. */
export const SaveShortcut = () => {
  const place = useRef<HTMLSpanElement>(null);
  useCommand('save', () => place.current?.closest('form')?.requestSubmit());
  return <span hidden ref={place} />;
};
