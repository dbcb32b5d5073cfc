import { parsed, textOf } from '../../api/client/readAnswer.ts';
import { tabStorage, tryStore } from '../../api/client/storage.ts';

const storage = tabStorage();

/**
 * What was typed into a form, by field, under a key of `STORAGE_KEYS`. It is this tab's, and outlives
 * reloads and other pages until it is forgotten.
 */
export function createTabDraft<Field extends string>(
  key: string,
  isKept: (name: string) => name is Field,
) {
  const read = (): Partial<Record<Field, string>> => {
    const kept = parsed(storage.getItem(key) ?? '');
    const names = Object.keys(Object(kept)).filter(isKept);
    const fields = names.flatMap((field) => {
      const value = textOf(kept, field);
      return value === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(fields) as Partial<Record<Field, string>>;
  };
  return {
    read,
    /** Keeps a field's value, unless it is one that isn't kept. */
    keep(name: string, value: string): void {
      if (isKept(name)) tryStore(storage, key, JSON.stringify({ ...read(), [name]: value }));
    },
    forget: (): void => storage.removeItem(key),
  };
}
