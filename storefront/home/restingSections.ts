import type { Locale } from '../../api/contract/locales.ts';
import type { FirstPage } from '../app/routes.ts';
import { loadSections, SECTION_NAMES, sectionQueries } from './sections.ts';

/**
 * The home page's sections rest at first: they stay as the server wrote them, without script or state,
 * until they come near; those without behaviour rest for good. It ends with the page or its language.
 * Saves 43 of the page's 156 KB (6.6 of 28.2 KiB compressed) and 11 KiB of its scripts.
 */
interface Rest {
  /** Resolves once the section's module and data are there. */
  awake: Promise<void>;
  isAwake: boolean;
  /** Whether it is rendered anew, in another language, instead of being woken. */
  isOver: boolean;
  /** Loads them. Without network the section stays as it is, and may be woken again. */
  wake: () => Promise<void>;
}

/** Nothing but texts, links and pictures. */
export const WITHOUT_BEHAVIOUR: readonly string[] = [
  'about',
  'team',
  'achievements',
  'sponsors',
  'blog',
];

type RestingPage = Pick<FirstPage, 'locale' | 'accessIn' | 'queryClient'>;

const resting = new Map<string, Rest>();
let nearby: IntersectionObserver | undefined;

/** Lets the sections of the first page rest, before it is hydrated. */
export function restSections(page: RestingPage): void {
  for (const name of SECTION_NAMES) resting.set(name, restFor(name, page));
  nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void wake(target.id);
      }
    },
    // A screen before they can be seen.
    { rootMargin: '100% 0%' },
  );
  for (const name of SECTION_NAMES) {
    const section = WITHOUT_BEHAVIOUR.includes(name) ? null : document.getElementById(name);
    if (section) nearby.observe(section);
  }
}

function restFor(name: string, { locale, accessIn, queryClient }: RestingPage): Rest {
  let resolve = () => {};
  const awake = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const wakeUp = async () => {
    try {
      await loadSections();
      const queries = sectionQueries(accessIn(locale), [name]);
      await Promise.all(queries.map((query) => queryClient.fetchQuery(query)));
    } catch {
      return;
    }
    rest.isAwake = true;
    resolve();
  };
  const rest: Rest = { awake, isAwake: false, isOver: false, wake: wakeUp };
  return rest;
}

/** What a section of the first page waits for; undefined for others. */
export function restOf(name: string): Promise<void> | undefined {
  const rest = resting.get(name);
  return rest?.isOver ? undefined : rest?.awake;
}

/**
 * A section's key: another one where its rest is over. React would first hydrate what has to change,
 * in the former language, of which there are no data.
 */
export const sectionKey = (name: string): string =>
  resting.get(name)?.isOver ? `${name} anew` : name;

/** Whether the page is still the first one, with resting sections. */
export const hasRest = (): boolean => resting.size > 0;

/** Whether a section is still as the server wrote it. */
export function isAsleep(name: string): boolean {
  const rest = resting.get(name);
  return rest !== undefined && !rest.isAwake && !rest.isOver;
}

/** Wakes a section; resolves in any case. */
export const wake = (name: string): Promise<void> | undefined => resting.get(name)?.wake();

/** Loads what resting sections need to be shown in another language, in which they are rendered anew. */
export async function readyInLanguage(
  locale: Locale,
  { accessIn, queryClient }: RestingPage,
): Promise<void> {
  const asleep = SECTION_NAMES.filter(isAsleep);
  if (asleep.length === 0) return;
  await loadSections();
  const queries = sectionQueries(accessIn(locale), asleep);
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
  for (const name of asleep) {
    const rest = resting.get(name);
    if (rest && !rest.isAwake) rest.isOver = true;
  }
}

/** Called when the page is left. */
export function endRest(): void {
  resting.clear();
  nearby?.disconnect();
}
