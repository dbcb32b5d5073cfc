import type { Locale, PerLocale } from './locales.ts';

interface Labelled {
  label: PerLocale<string>;
}

/**
 * An enumeration from the table of its values: all of them in the table's order, a type guard, and their
 * labels by language.
 */
export function labelledEnum<Value extends string>(table: Readonly<Record<Value, Labelled>>) {
  const has = (value: unknown): value is Value =>
    typeof value === 'string' && Object.hasOwn(table, value);
  const values: readonly Value[] = Object.keys(table).filter(has);
  const labels = (locale: Locale): Readonly<Record<string, string>> =>
    Object.fromEntries(values.map((value) => [value, table[value].label[locale]]));
  return { has, values, labels };
}
