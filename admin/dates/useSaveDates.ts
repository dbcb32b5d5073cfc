import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';

/** Saves, and returns the notice in the person's language. */
type Save = (dataProvider: BackOfficeDataProvider) => Promise<string>;

/** Saves a form of dates and returns to their list; errors are at their fields, or one for the whole. */
export function useSaveDates() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const close = () => redirect('list', 'dates');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (save: Save) => save(dataProvider),
    onSuccess: (notice) => {
      notify(notice, { type: 'success', messageArgs: { _: notice } });
      refresh();
      close();
    },
  });
  const errors = fieldErrors(error);
  const isAtField = Object.keys(errors).length > 0;
  return { save: mutate, close, isPending, errors, error: isAtField ? null : error?.message };
}
