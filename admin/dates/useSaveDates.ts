import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';

interface Save {
  run: (dataProvider: BackOfficeDataProvider) => Promise<unknown>;
  /** The notice, of `resources.dates.done`. */
  done: string;
  count?: number;
}

/** Saves a form of dates and returns to their list; errors are at their fields, or one for the whole. */
export function useSaveDates() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const close = () => redirect('list', 'dates');
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ run }: Save) => run(dataProvider),
    onSuccess: (_answer, { done, count = 1 }) => {
      notify(`resources.dates.done.${done}`, {
        type: 'success',
        messageArgs: { smart_count: count },
      });
      refresh();
      close();
    },
  });
  const errors = fieldErrors(error);
  const isAtField = Object.keys(errors).length > 0;
  return { save: mutate, close, isPending, errors, error: isAtField ? null : error?.message };
}
