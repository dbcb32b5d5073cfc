import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'react-admin';
import type { FirstSteps } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { useMayWrite } from '../ui/access.tsx';
import { useCall } from '../ui/useCall.ts';

/** react-admin's query key for the resource's record, so that polling the mail's state refetches it. */
const KEY = ['first-steps', 'getOne'];

/** Whether the dashboard hides the steps, per browser. */
export const useHidden = () => useStore('firstSteps.hidden', false);

/** The remaining setup of a new site; fetched only for users in charge of it. */
export function useFirstSteps() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const enabled = useMayWrite('first-steps');
  return useQuery({ queryKey: KEY, queryFn: () => dataProvider.firstSteps(), enabled });
}

/** A step's action: runs once at a time, shows its result, reports a failure. */
export function useStepAction(action: 'confirmShipping' | 'confirmNoHours' | 'sendTestMail') {
  const queryClient = useQueryClient();
  return useCall((dataProvider) => dataProvider[action](), {
    onSuccess: (steps) => queryClient.setQueryData<FirstSteps>(KEY, steps),
  });
}

export const doneOf = ({ steps }: FirstSteps): number =>
  steps.filter(({ state }) => state === 'done').length;
