import { useEffect, useRef } from 'react';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Locale } from '../../api/contract/locales.ts';
import { slugify } from '../../api/contract/slug.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { useIsNew } from './useIsNew.ts';

/** Milliseconds without typing before a slug is suggested. */
const SLUG_PAUSE = 1_000;

const SHORTEST_CHECKED = 3;
const ATTEMPTS = 10;
const RANDOM_BELOW = 1_000;

interface SlugSource {
  /** The form path of the slug. */
  slug: string;
  /** The form paths of the titles that it is made of: the first one that is long enough. */
  titles: readonly string[];
  /** The language of the slug, where each language has its own. */
  locale?: Locale;
}

/** Suggests a new record's slug after a pause in typing its title, unless edited by hand. */
export function useSlugSuggestion({ slug: name, titles, locale = 'en' }: SlugSource): void {
  const isNew = useIsNew();
  const written: readonly unknown[] = useWatch({ name: titles });
  const title = written.find((text) => typeof text === 'string' && deservesSlug(text));
  const { getValues, setValue } = useFormContext();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const resource = useResourceContext() ?? '';
  const suggested = useRef('');

  useEffect(() => {
    if (!isNew || typeof title !== 'string') return;
    let isCurrent = true;
    const isOurs = () => isCurrent && ['', suggested.current].includes(getValues(name) ?? '');
    const timer = setTimeout(async () => {
      if (!isOurs()) return;
      const slug = await generateSlug(title, (asked) =>
        dataProvider.isFreeSlug(resource, asked, locale),
      );
      if (!isOurs()) return;
      suggested.current = slug;
      setValue(name, slug, { shouldDirty: true, shouldValidate: true });
    }, SLUG_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dataProvider, getValues, isNew, locale, name, resource, setValue, title]);
}

/** Titles of up to 2 characters get no slug. */
export const deservesSlug = (title: string): boolean => title.trim().length > 2;

/** The title's slug, else with -1 to -9, else, or when the check fails, with a random number. */
export async function generateSlug(
  title: string,
  isFree: (slug: string) => Promise<boolean>,
  random: () => number = Math.random,
): Promise<string> {
  const slug = slugify(title);
  if (slug.length < SHORTEST_CHECKED) return slug;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const candidate = attempt === 0 ? slug : `${slug}-${attempt}`;
      if (await isFree(candidate)) return candidate;
    }
  } catch {
    // Unchecked; the random number makes a clash unlikely, and the save checks again.
  }
  return `${slug}-${Math.floor(random() * RANDOM_BELOW)}`;
}
