import type { Locale, PerLocale } from './locales.ts';

interface Labelled {
  label: PerLocale<string>;
}

/** The keys of a table in its order, a type guard for them, and their labels by language. */
export function wordsOf<Word extends string>(table: Readonly<Record<Word, Labelled>>) {
  const has = (value: unknown): value is Word =>
    typeof value === 'string' && Object.hasOwn(table, value);
  const words: readonly Word[] = Object.keys(table).filter(has);
  const labels = (locale: Locale): Readonly<Record<string, string>> =>
    Object.fromEntries(words.map((word) => [word, table[word].label[locale]]));
  return { has, words, labels };
}
