import type { Locale, PerLocale } from './locales.ts';

/** The season in a car's fourth specification: the first year 19xx or 20xx. */
export function seasonYear(specs4: string): number | null {
  const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(specs4)?.[0];
  return year === undefined ? null : Number(year);
}

interface Seasoned {
  id: number;
  display_order: number;
  translations: PerLocale<{ specs_4: string }>;
}

/** Cars by season, newest first and without a year last; then by display order, then by id. */
export const bySeason = <T extends Seasoned>(cars: readonly T[]): T[] =>
  [...cars].sort(
    (a, b) => yearOf(b) - yearOf(a) || a.display_order - b.display_order || a.id - b.id,
  );

const READING_ORDER: readonly Locale[] = ['en', 'cs'];

function yearOf({ translations }: Seasoned): number {
  const years = READING_ORDER.map((locale) => seasonYear(translations[locale].specs_4));
  return years.find((year) => year !== null) ?? 0;
}
