/**
 * Whoever would lose something when the language changes, because the whole interface is drawn anew
 * then: it is given the change, to be made or not.
 */
type Guard = (change: () => void) => void;

const guards = new Set<Guard>();
let waiting: (() => void) | null = null;

/** Puts a guard before each change of the language; answers how to take it away again. */
export function guardLanguage(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    waiting?.();
    waiting = null;
  };
}

/** Makes a change that was chosen here; the guard that came last is asked first. */
export function changeLanguage(change: () => void): void {
  const guard = [...guards].at(-1);
  if (guard) guard(change);
  else change();
}

/** Makes a change that was chosen elsewhere; nobody can be asked there, so it waits for the guards. */
export function followLanguage(change: () => void): void {
  if (guards.size > 0) waiting = change;
  else change();
}
