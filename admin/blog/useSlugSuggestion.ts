import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Locale } from '../../api/contract/locales.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { deservesSlug, generateSlug, SLUG_PAUSE } from './slugGeneration.ts';

/**
 * Fills in the slug of a new post after a pause in typing its title. One that was typed by hand is
 * left alone.
 */
export function useSlugSuggestion(locale: Locale, isNew: boolean): void {
  const name = `translations.${locale}.slug`;
  const title: unknown = useWatch({ name: `translations.${locale}.title` });
  const { getValues, setValue } = useFormContext();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const suggested = useRef('');

  useEffect(() => {
    if (!isNew || typeof title !== 'string' || !deservesSlug(title)) return;
    let isCurrent = true;
    const isOurs = () => isCurrent && ['', suggested.current].includes(getValues(name) ?? '');
    const timer = setTimeout(async () => {
      if (!isOurs()) return;
      const slug = await generateSlug(title, (asked) => dataProvider.isFreeSlug(asked, locale));
      if (!isOurs()) return;
      suggested.current = slug;
      setValue(name, slug, { shouldDirty: true, shouldValidate: true });
    }, SLUG_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [dataProvider, getValues, isNew, locale, name, setValue, title]);
}
