/** The languages of the product, in the order in which lists and forms show them. */
export const LOCALES = ['cs', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** Used where a text is missing in the language asked. */
export const FALLBACK_LOCALE: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => value === 'cs' || value === 'en';

/** Czech when the first accepted language is Czech, otherwise English. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  return /^\s*cs\b/i.test(acceptLanguage ?? '') ? 'cs' : 'en';
}

export type PerLocale<T> = Record<Locale, T>;

/** The text in the language asked, else in the fallback language, else in the other one, else ''. */
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
