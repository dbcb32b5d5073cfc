import { LOCALES, type Locale, localized, type PerLocale } from '../../api/contract/locales.ts';
import { type SectionQuery, sectionQuery } from './queries.ts';
import type { ApiAccess } from './site.ts';

interface Translated {
  translations: PerLocale<object>;
}

/** A record with its texts in the page's language, or in the one that `localized` takes instead. */
export type InLanguage<T extends Translated> = Omit<T, 'translations'> & {
  translations: Partial<T['translations']>;
};

/** A query for records of which a page shows one language: the texts of the other one aren't in its state. */
export function translatedQuery<T extends Translated>(
  access: ApiAccess,
  path: string,
  query?: Record<string, string | number>,
): SectionQuery<InLanguage<T>[]> {
  const asked = sectionQuery<T[]>(access, path, query);
  return {
    ...asked,
    queryFn: async (context) => allInLanguage(await asked.queryFn(context), access.locale),
  };
}

export const allInLanguage = <T extends Translated>(
  records: readonly T[],
  locale: Locale,
): InLanguage<T>[] => records.map((record) => inLanguage(record, locale));

function inLanguage<T extends Translated>(record: T, locale: Locale): InLanguage<T> {
  const texts = { ...record.translations };
  const fields = new Set(LOCALES.flatMap((each) => Object.keys(texts[each] ?? {})));
  const shown = Object.fromEntries(
    Array.from(fields, (field) => [field, localized(texts, field as never, locale)]),
  );
  return { ...record, translations: { [locale]: shown } as Partial<T['translations']> };
}
