import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { draftOf, type EditedSetting } from './edits.ts';
import { useChanges } from './useChanges.ts';

/** How long to wait for more typing before the site shows it, in milliseconds. */
const PAUSE = 400;
/** A preview holds for an hour. */
const RENEWED = 50 * 60_000;

/** The signed text with which the site shows what is typed; `dataUpdatedAt` tells one draft from another. */
export function useDraft(starts: readonly EditedSetting[]) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const settings = draftOf(useChanges(starts).map(({ setting }) => setting));
  return useQuery({
    queryKey: ['website', 'draft', settings],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      signal.throwIfAborted();
      const { url } = await dataProvider.previewSettings({ settings });
      return new URLSearchParams(url.slice(url.indexOf('?'))).get(PREVIEW_PARAMETER) ?? '';
    },
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: RENEWED,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
