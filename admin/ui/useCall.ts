import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';

interface Outcome<Values, Answer> {
  /** Message key of the success notice. */
  done?: string | ((values: Values) => string);
  /** Message key of the failure notice, which may contain %{reason}; defaults to the reason. */
  failed?: string;
  /** The call counts as running until this resolves. */
  onSuccess?: (answer: Answer) => unknown;
  onError?: () => unknown;
  onSettled?: () => unknown;
}

/** A call triggered by a button, with notices of its outcome. */
export function useCall<Values = void, Answer = unknown>(
  call: (dataProvider: BackOfficeDataProvider, values: Values) => Promise<Answer>,
  { done, failed, onSuccess, onError, onSettled }: Outcome<Values, Answer>,
) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (values: Values) => call(dataProvider, values),
    onSuccess: (answer, values) => {
      if (done) notify(typeof done === 'string' ? done : done(values), { type: 'success' });
      return onSuccess?.(answer);
    },
    onError: (error) => {
      const reason = reasonOf(error);
      notify(failed ?? reason, { type: 'error', messageArgs: { _: reason, reason } });
      onError?.();
    },
    onSettled,
  });
}
