import { useCallback } from 'react';
import { HttpError, useCreatePath, useNavigate, useNotify, useResourceContext } from 'react-admin';

/**
 * Says why a record could not be opened and goes to its list, or to that of another resource
 * (back-office §8). The address that failed is not kept: the way back would only fail again.
 */
export function useEditFailure(list?: string): (error: Error) => void {
  const own = useResourceContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = list ?? own;
  return useCallback(
    ({ message }: Error) => {
      notify(message, { type: 'error', messageArgs: { _: message } });
      navigate(createPath({ resource, type: 'list' }), { replace: true });
    },
    [createPath, navigate, notify, resource],
  );
}

/** Whether a record could not be read because there is none, so that another try would not help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;
