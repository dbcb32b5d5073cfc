import { useNotify, useRedirect, useResourceContext } from 'react-admin';
import { TheirsChosen } from './conflict.ts';

/**
 * Says how a save ended, in the words of back-office §8, and closes the panel after a good one, at
 * once or after so many milliseconds.
 */
export function useSaveOutcome(outcome: 'created' | 'updated', closeAfter = 0) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: () => {
      notify(`resources.${resource}.notifications.${outcome}`, {
        type: 'success',
        messageArgs: { smart_count: 1 },
      });
      if (closeAfter === 0) redirect('list', resource);
      else setTimeout(() => redirect('list', resource), closeAfter);
    },
    onError: (error: unknown) => {
      if (!(error instanceof Error) || error instanceof TheirsChosen) return;
      notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    },
  };
}
