import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { storedLanguage, storeLanguage } from '../../api/client/language.ts';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { isLocale } from '../../api/contract/locales.ts';

const LOCALE = 'locale';
const THEME = 'theme';

/** Selected records; they end with the page, and each tab has its own. */
const PASSING = /\.selectedIds(?:\.storeKeys)?$/;

/** Preferences kept after signing out: theme, list columns, saved queries, shortcuts, hidden first steps. */
const KEPT = /^theme$|\.datatable|\.savedQueries$|^shortcuts\.|^firstSteps\./;

/** Preferences; the language is a copy, so that a form with unsaved changes can postpone a change. */
export function createStore(base: Store = localStorageStore('1', 'Paddock')): Store {
  const language = memoryStore();
  const passing = memoryStore();
  const storeOf = (key: string) => {
    if (key === LOCALE) return language;
    return PASSING.test(key) ? passing : base;
  };
  const copyLanguage = () => language.setItem(LOCALE, storedLanguage() ?? undefined);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.language) followLanguage(copyLanguage);
  };

  language.setup();
  passing.setup();
  copyLanguage();
  return {
    ...base,
    setup() {
      base.setup();
      window.addEventListener('storage', onStorage);
    },
    teardown() {
      window.removeEventListener('storage', onStorage);
      base.teardown();
    },
    getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
    setItem(key, value) {
      if (key !== LOCALE) return storeOf(key).setItem(key, value);
      if (!isLocale(value)) return;
      changeLanguage(() => {
        storeLanguage(value);
        language.setItem(LOCALE, value);
      });
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    reset() {
      const kept = Object.entries(base.listItems?.() ?? { [THEME]: base.getItem(THEME) }).filter(
        ([key, value]) => KEPT.test(key) && value !== undefined,
      );
      base.reset();
      passing.reset();
      for (const [key, value] of kept) base.setItem(key, value);
    },
  };
}

/** Called before a language change, which discards unsaved input; decides whether to apply it. */
type Guard = (change: () => void) => void;

const guards = new Set<Guard>();
let waiting: (() => void) | null = null;

/** Adds a guard for language changes; returns a function that removes it. */
export function guardLanguage(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    waiting?.();
    waiting = null;
  };
}

/** Applies a change made in this tab; the guard added last decides. */
function changeLanguage(change: () => void): void {
  const guard = [...guards].at(-1);
  if (guard) guard(change);
  else change();
}

/** Applies a change made in another tab, once there are no guards. */
function followLanguage(change: () => void): void {
  if (guards.size > 0) waiting = change;
  else change();
}
