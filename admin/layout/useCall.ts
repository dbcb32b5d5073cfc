import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reasonOf } from '../providers/failures.ts';

interface Outcome<Values, Answer> {
  /** Message key of what is said when it is done. */
  done?: string | ((values: Values) => string);
  /** Message key of what is said when it failed, which may name the %{reason}; the reason when absent. */
  failed?: string;
  /** It runs until this is over. */
  onSuccess?: (answer: Answer) => unknown;
  onError?: () => unknown;
  onSettled?: () => unknown;
}

/** A call that a button makes; its end is told. */
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
