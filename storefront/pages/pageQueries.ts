import { type Locale, localized, type PerLocale } from '../../api/contract/locales.ts';
import type { Page, PageLink } from '../../api/contract/types.ts';
import { nullAt404, type SectionQuery, sectionQuery, useSection } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** A page in one language: the other's text would double the response. */
export interface ShownPage {
  slugs: PerLocale<string>;
  title: string;
  summary: string;
  content: string;
}

/** A page by its slug in either language; null when it doesn't exist. */
export function pageQuery(access: ApiAccess, slug: string): SectionQuery<ShownPage | null> {
  const path = `/pages/${slug}`;
  return {
    ...sectionQuery<ShownPage | null>(access, path),
    queryFn: ({ signal }) =>
      access.client
        .get<Page>(path, { signal })
        .then((page) => shown(page, access.locale))
        .catch(nullAt404),
  };
}

const shown = ({ translations }: Page, locale: Locale): ShownPage => ({
  slugs: { en: translations.en.slug, cs: translations.cs.slug },
  title: localized(translations, 'title', locale),
  summary: translations[locale].summary,
  content: localized(translations, 'content', locale),
});

export const pageLinksQuery = (access: ApiAccess) =>
  sectionQuery<PageLink[]>(access, '/page-links');

/** Pages linked in navigation or footer, in their order. */
export const usePageLinks = (): readonly PageLink[] => useSection(pageLinksQuery).data ?? NONE;

const NONE: readonly PageLink[] = [];
