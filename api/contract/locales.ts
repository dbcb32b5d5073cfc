/** The languages of the product, in the order in which lists and forms show them. */
export const LOCALES = ['cs', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Used when a text is missing in the requested language. */
export const FALLBACK_LOCALE: Locale = 'en';

/** Whether a value is a language of the product. */
export const isLocale = (value: unknown): value is Locale => value === 'cs' || value === 'en';

/** Czech if it is the first accepted language, otherwise English. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  return /^\s*cs\b/i.test(acceptLanguage ?? '') ? 'cs' : 'en';
}

export type PerLocale<T> = Record<Locale, T>;

/** The text in the requested language, else in the fallback language, else in the other, else ''. */
export function localized<T extends object, K extends keyof T>(
  translations: Partial<PerLocale<T>> | undefined,
  field: K,
  locale: Locale,
): NonNullable<T[K]> | '' {
  return (
    translations?.[locale]?.[field] ||
    translations?.[FALLBACK_LOCALE]?.[field] ||
    translations?.cs?.[field] ||
    ''
  );
}
