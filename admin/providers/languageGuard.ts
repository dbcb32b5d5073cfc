/**
 * Called before the language changes, which would discard unsaved input because the whole interface is
 * rendered anew: it gets the change, to make it or not.
 */
type Guard = (change: () => void) => void;

const guards = new Set<Guard>();
let waiting: (() => void) | null = null;

/** Adds a guard before each change of the language; returns a function that removes it. */
export function guardLanguage(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    waiting?.();
    waiting = null;
  };
}

/** Makes a change that was chosen in this tab; the guard added last decides. */
export function changeLanguage(change: () => void): void {
  const guard = [...guards].at(-1);
  if (guard) guard(change);
  else change();
}

/** Makes a change that was chosen in another tab; it waits until there are no guards. */
export function followLanguage(change: () => void): void {
  if (guards.size > 0) waiting = change;
  else change();
}
