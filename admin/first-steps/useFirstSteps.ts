import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FirstSteps } from '../../api/contract/types.ts';
import { useMayWrite } from '../layout/access.tsx';
import { useCall } from '../layout/useCall.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** As react-admin names the one record of a resource: what keeps a mail's state fresh reads it again. */
const KEY = ['first-steps', 'getOne'];

/** What a new site still needs; asked by those alone who look after it. */
export function useFirstSteps() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const enabled = useMayWrite('first-steps');
  return useQuery({ queryKey: KEY, queryFn: () => dataProvider.firstSteps(), enabled });
}

/** A step's button: it is called once at a time, its answer is shown, its failure told. */
export function useStepAction(action: 'confirmShipping' | 'sendTestMail') {
  const queryClient = useQueryClient();
  return useCall((dataProvider) => dataProvider[action](), {
    onSuccess: (steps) => queryClient.setQueryData<FirstSteps>(KEY, steps),
  });
}

export const doneOf = ({ steps }: FirstSteps): number =>
  steps.filter(({ state }) => state === 'done').length;
