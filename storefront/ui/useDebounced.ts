import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search. */
const TYPING_PAUSE_MS = 200;

/** A typed text once typing pauses; until then the one before. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
