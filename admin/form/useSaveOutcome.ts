import { useEffect, useState } from 'react';
import { useLocation, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { BackToForm } from '../conflicts/conflict.ts';
import { failureNotice } from '../providers/failures.ts';

/** Reports a save and closes the panel after `closeAfter` ms, unless another record was opened. */
export function useSaveOutcome(outcome: 'created' | 'updated', closeAfter = 0) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const { pathname } = useLocation();
  const [closing, setClosing] = useState<string | null>(null);

  useEffect(() => {
    if (closing === null) return;
    const close = () => {
      setClosing(null);
      if (closing === pathname) redirect('list', resource);
    };
    const timer = setTimeout(close, closing === pathname ? closeAfter : 0);
    return () => clearTimeout(timer);
  }, [closeAfter, closing, pathname, redirect, resource]);

  const mutationOptions = {
    onSuccess: () => {
      notify(`resources.${resource}.notifications.${outcome}`, {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
      if (closeAfter === 0) redirect('list', resource);
      else setClosing(pathname);
    },
    onError: (error: unknown) => {
      if (!(error instanceof Error) || error instanceof BackToForm) return;
      notify(...failureNotice(error));
    },
  };
  return { mutationOptions, isClosing: closing === pathname };
}
