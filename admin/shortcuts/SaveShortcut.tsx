import { useRef } from 'react';
import { useCommand } from './commands.ts';

/** Submits the surrounding form on Ctrl+S, like its save button. */
export const SaveShortcut = () => {
  const place = useRef<HTMLSpanElement>(null);
  useCommand('save', () => place.current?.closest('form')?.requestSubmit());
  return <span data-save-shortcut hidden ref={place} />;
};
