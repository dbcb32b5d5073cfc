import { useCallback } from 'react';
import { useNotify, useRedirect, useResourceContext } from 'react-admin';

/** Says why a record could not be opened and goes back to its list (back-office §8). */
export function useEditFailure(): (error: Error) => void {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  return useCallback(
    ({ message }: Error) => {
      notify(message, { type: 'error', messageArgs: { _: message } });
      redirect('list', resource);
    },
    [notify, redirect, resource],
  );
}
