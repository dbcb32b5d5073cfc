import { countryName, HOME_COUNTRY, isCountry } from './countries.ts';
import type { Locale } from './locales.ts';

interface Place {
  street: string;
  city: string;
  zip: string;
  country: string;
}

/** The address of a point on one line; abroad with the country. */
export function pointAddress({ street, city, zip, country }: Place, locale: Locale): string {
  const abroad = isCountry(country) && country !== HOME_COUNTRY ? countryName(country, locale) : '';
  return [street, [zip, city].filter(Boolean).join(' '), abroad].filter(Boolean).join(', ');
}

/** Whether a text has the shape of an id that Packeta gives its points. */
export const isPacketaPoint = (code: string): boolean => /^\d{1,10}$/.test(code);
