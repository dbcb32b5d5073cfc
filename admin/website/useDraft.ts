import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { draftOf, type EditedSetting } from './edits.ts';
import { useChanges } from './useChanges.ts';

/** Milliseconds without typing before the preview is updated. */
const TYPING_PAUSE = 400;
/** A preview expires after an hour. */
const RENEWAL_INTERVAL = 50 * 60_000;

interface Draft {
  /** The signed preview parameter. */
  preview: string;
  /** Unique per draft, unlike the signed text. */
  at: number;
}

/** A preview of the unpublished changes; keeps the previous draft when one is rejected. */
export function useDraft(starts: readonly EditedSetting[]) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const settings = draftOf(useChanges(starts).map(({ setting }) => setting));
  const [draft, setDraft] = useState<Draft | null>(null);
  const { error, refetch } = useQuery({
    queryKey: ['website', 'draft', settings],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
      signal.throwIfAborted();
      const { url } = await dataProvider.previewSettings({ settings });
      signal.throwIfAborted();
      const preview = new URLSearchParams(url.slice(url.indexOf('?'))).get(PREVIEW_PARAMETER) ?? '';
      const next = { preview, at: Date.now() };
      setDraft(next);
      return next;
    },
    gcTime: 0,
    refetchInterval: RENEWAL_INTERVAL,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { draft, error, refetch };
}
