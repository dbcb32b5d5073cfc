import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FactorChanged, SecondFactor } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

const KEY = ['second-factor'];

/** The account's second factors, and a setter for the state after a change. */
export function useSecondFactor() {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => dataProvider.secondFactor() });
  const show = ({ new_codes: _, ...state }: FactorChanged) =>
    queryClient.setQueryData<SecondFactor>(KEY, state);
  const refetch = () => queryClient.invalidateQueries({ queryKey: KEY });
  return { ...query, dataProvider, show, reread: refetch };
}
