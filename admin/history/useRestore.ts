import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Revision } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/**
 * Brings a version back and says how that ended. Everything on the screen is read again, an open form
 * included.
 * @param version the version that it replaces, when the person has seen it
 */
export function useRestore({ id }: Revision, version?: number) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => dataProvider.restoreRevision(id, version),
    onSuccess: () => {
      notify('resources.history.notifications.restored', { type: 'success' });
      refresh();
    },
    onError: ({ message }) => {
      const messageArgs = { reason: message };
      notify('resources.history.failures.restore', { type: 'error', messageArgs });
      // Somebody else may have been quicker: show what there is now.
      refresh();
    },
  });
}
