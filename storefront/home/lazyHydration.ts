import type { SectionName } from '../../api/contract/homeSections.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type { FirstPage } from '../app/routes.ts';
import { loadSections, SECTION_NAMES, sectionQueries } from './sections.ts';

/**
 * Lazy hydration of the home page's sections: they stay as the server wrote them, without script or state,
 * until they come near; static ones are never hydrated. It ends when the page is left, and for a section
 * that is shown in another language, which is rendered anew.
 * Saves 43 of the page's 156 KB (6.6 of 28.2 KiB compressed) and 11 KiB of its scripts.
 */
interface LazySection {
  /** Resolves once the section's module and data are loaded, so that React hydrates it. */
  loaded: Promise<void>;
  isLoaded: boolean;
  /** Whether it is rendered anew, in another language, instead of being hydrated. */
  isReplaced: boolean;
  /** Loads them. Without network the section stays as it is, and loading can be retried. */
  load: () => Promise<void>;
}

/** Sections of nothing but texts, links and pictures. */
export const STATIC_SECTIONS: readonly string[] = [
  'about',
  'team',
  'achievements',
  'sponsors',
  'blog',
] satisfies SectionName[];

type LazyPage = Pick<FirstPage, 'locale' | 'accessIn' | 'queryClient'>;

const lazySections = new Map<string, LazySection>();
let nearby: IntersectionObserver | undefined;

/** Called before the first page is hydrated. */
export function hydrateSectionsLazily(page: LazyPage): void {
  for (const name of SECTION_NAMES) lazySections.set(name, lazySection(name, page));
  nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void hydrate(target.id);
      }
    },
    // A screen before they can be seen.
    { rootMargin: '100% 0%' },
  );
  for (const name of SECTION_NAMES) {
    const section = STATIC_SECTIONS.includes(name) ? null : document.getElementById(name);
    if (section) nearby.observe(section);
  }
}

function lazySection(name: string, { locale, accessIn, queryClient }: LazyPage): LazySection {
  let resolve = () => {};
  const loaded = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const load = async () => {
    try {
      await loadSections();
      const queries = sectionQueries(accessIn(locale), [name]);
      await Promise.all(queries.map((query) => queryClient.fetchQuery(query)));
    } catch {
      return;
    }
    section.isLoaded = true;
    resolve();
  };
  const section: LazySection = { loaded, isLoaded: false, isReplaced: false, load };
  return section;
}

/** What a section of the first page waits for; undefined for others. */
export function hydrationOf(name: string): Promise<void> | undefined {
  const section = lazySections.get(name);
  return section?.isReplaced ? undefined : section?.loaded;
}

/**
 * A section's key: another one where it is rendered anew. React would first hydrate what has to change,
 * in the former language, of which there are no data.
 */
export const sectionKey = (name: string): string =>
  lazySections.get(name)?.isReplaced ? `${name} anew` : name;

/** Whether the page is still the first one, whose sections are hydrated lazily. */
export const isHydratingLazily = (): boolean => lazySections.size > 0;

/** Whether a section is still as the server wrote it. */
export function isUnhydrated(name: string): boolean {
  const section = lazySections.get(name);
  return section !== undefined && !section.isLoaded && !section.isReplaced;
}

/** Has a section hydrated; resolves even if it could not be loaded. */
export const hydrate = (name: string): Promise<void> | undefined => lazySections.get(name)?.load();

/** Loads what unhydrated sections need to be shown in another language, in which they are rendered anew. */
export async function readyInLanguage(
  locale: Locale,
  { accessIn, queryClient }: LazyPage,
): Promise<void> {
  const unhydrated = SECTION_NAMES.filter(isUnhydrated);
  if (unhydrated.length === 0) return;
  await loadSections();
  const queries = sectionQueries(accessIn(locale), unhydrated);
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  for (const name of unhydrated) {
    const section = lazySections.get(name);
    if (section && !section.isLoaded) section.isReplaced = true;
  }
}

/** Called when the page is left. */
export function stopLazyHydration(): void {
  lazySections.clear();
  nearby?.disconnect();
}
