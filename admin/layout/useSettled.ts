import { useEffect, useState } from 'react';

/** Milliseconds without typing before the API is asked. */
const TYPING_PAUSE = 300;

/** A typed value once typing rests; until then the one before. */
export function useSettled<T extends string>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
