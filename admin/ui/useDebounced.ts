import { useEffect, useState } from 'react';

/** Milliseconds without typing before the API is asked. */
export const TYPING_PAUSE = 300;

/** A typed value once typing rests; until then the one before. An object is another value once it is replaced. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
