import type { Locale, PerLocale } from './locales.ts';

type Named = PerLocale<string>;

/** A variant's values as people read them: `L`, `L, black`. */
export const variantName = (values: readonly Named[], locale: Locale): string =>
  values.map((value) => value[locale] || value.en).join(', ');

/** A product's name with the values of the variant: `Team hoodie (L, black)`. */
export const nameWithVariant = (name: string, values: readonly Named[], locale: Locale): string =>
  values.length === 0 ? name : `${name} (${variantName(values, locale)})`;
