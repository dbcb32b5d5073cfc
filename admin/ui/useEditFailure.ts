import { useCallback } from 'react';
import { useCreatePath, useNavigate, useNotify, useResourceContext } from 'react-admin';
import { failureNotice } from '../providers/failures.ts';

/** Reports why a record could not be opened, and redirects to its list or another one. */
export function useEditFailure(list?: string): (error: Error) => void {
  const own = useResourceContext();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = list ?? own;
  return useCallback(
    ({ message }: Error) => {
      notify(...failureNotice(message));
      navigate(createPath({ resource, type: 'list' }), { replace: true });
    },
    [createPath, navigate, notify, resource],
  );
}
