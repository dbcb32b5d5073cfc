import { LOCALES, type Locale } from './locales.ts';

/** Where orders go unless a shipping method says otherwise. */
export const HOME_COUNTRY = 'CZ';

/** Countries that a shipping method may deliver to (ISO 3166-1): the European single market and its neighbours. */
export const DELIVERY_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

export type Country = (typeof DELIVERY_COUNTRIES)[number];

/** Whether a text is the code of a country that can be delivered to. */
export const isCountry = (text: string): text is Country =>
  DELIVERY_COUNTRIES.some((known) => known === text);

/** The countries in a comma-separated text; null if one is unknown. */
export function parseCountries(text: string): Country[] | null {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return named.every(isCountry) ? named.filter(isCountry) : null;
}

interface Delivery {
  /** Comma-separated; '' means the Czech Republic alone. */
  countries: string;
}

/** The countries that a shipping method delivers to. */
export function countriesOf({ countries }: Delivery): Country[] {
  const named = parseCountries(countries) ?? [];
  return named.length > 0 ? named : [HOME_COUNTRY];
}

const regionNames: Record<Locale, Intl.DisplayNames> = {
  cs: new Intl.DisplayNames('cs', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** The name of a country in a language. */
export const countryName = (country: Country, locale: Locale): string =>
  regionNames[locale].of(country) ?? country;

const countriesByName = new Map(
  DELIVERY_COUNTRIES.flatMap((country) =>
    LOCALES.map((locale) => [countryName(country, locale), country] as const),
  ),
);

/** The country that the last line of an address names in one of the languages; null for none. */
export const countryNamed = (line: string): Country | null => countriesByName.get(line) ?? null;

/** Countries in the alphabetical order of their names. */
export const byName = (countries: readonly Country[], locale: Locale): Country[] =>
  [...countries].sort((a, b) =>
    countryName(a, locale).localeCompare(countryName(b, locale), locale),
  );
