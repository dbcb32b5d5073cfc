import { useEffect, useEffectEvent, useId } from 'react';
import { usePlace } from '../app/navigation.ts';

/**
 * Gives what is open over a page an entry in the browser's history: Back closes it, Forward opens it
 * again. Returns the function that closes it otherwise; it goes back by itself, so that no entry is left
 * over. The entry is the page's own to the router, which therefore renders nothing anew.
 */
export function useHistoryEntry(isOpen: boolean, onChange: (isOpen: boolean) => void): () => void {
  const name = `${usePlace().key} ${useId()}`;
  const isHere = () => window.history.state?.opened === name;
  const follow = useEffectEvent(() => onChange(isHere()));

  useEffect(() => {
    if (!isOpen || window.history.state?.opened === name) return;
    window.history.pushState({ ...window.history.state, opened: name }, '');
  }, [isOpen, name]);

  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return () => {
    onChange(false);
    if (isHere()) window.history.back();
  };
}
