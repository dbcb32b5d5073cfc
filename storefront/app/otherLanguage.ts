import { useQueryClient } from '@tanstack/react-query';
import { LOCALES, type PerLocale } from '../../api/contract/locales.ts';
import type { SectionQuery } from './queries.ts';
import { type ApiAccess, useSite } from './site.ts';

/** The previous record of a slug, shown before a language change. */
export function useInOtherLanguage<T extends { slugs: PerLocale<string> }>(
  queryOf: (access: ApiAccess, slug: string) => SectionQuery<T | null>,
  slug: string,
): T | null {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();
  for (const other of LOCALES) {
    const { queryKey } = queryOf({ client, locale: other }, slug);
    const record = other !== locale && queryClient.getQueryData<T | null>(queryKey);
    if (record && record.slugs[other] === slug) return record;
  }
  return null;
}
