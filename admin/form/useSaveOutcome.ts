import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useLocation,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { BackToForm } from '../conflicts/conflict.ts';
import { failureNotice } from '../providers/failures.ts';

/** Brings the cached lists up to date with a saved record. */
export type UpdateLists = (queryClient: QueryClient, saved: RaRecord) => void;

interface AfterSave {
  /** Milliseconds until the panel closes. */
  closeAfter?: number;
  /** Called when the panel closes. */
  updateLists?: UpdateLists;
}

/** Reports a save and closes the panel, unless another record was opened. */
export function useSaveOutcome(
  outcome: 'created' | 'updated',
  { closeAfter = 0, updateLists }: AfterSave,
) {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const { pathname } = useLocation();
  const [closing, setClosing] = useState<{ at: string; saved: RaRecord } | null>(null);

  useEffect(() => {
    if (closing === null) return;
    const close = () => {
      setClosing(null);
      updateLists?.(queryClient, closing.saved);
      if (closing.at === pathname) redirect('list', resource);
    };
    const timer = setTimeout(close, closing.at === pathname ? closeAfter : 0);
    return () => clearTimeout(timer);
  }, [closeAfter, closing, pathname, queryClient, redirect, resource, updateLists]);

  const mutationOptions = {
    onSuccess: (saved: RaRecord) => {
      notify(`resources.${resource}.notifications.${outcome}`, {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
      if (closeAfter > 0) {
        setClosing({ at: pathname, saved });
        return;
      }
      updateLists?.(queryClient, saved);
      redirect('list', resource);
    },
    onError: (error: unknown) => {
      if (!(error instanceof Error) || error instanceof BackToForm) return;
      notify(...failureNotice(error));
    },
  };
  return { mutationOptions, isClosing: closing?.at === pathname };
}
