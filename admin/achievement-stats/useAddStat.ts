import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';
import type { AchievementStat } from '../../api/contract/types.ts';
import { useSaveOutcome } from '../form/useSaveOutcome.ts';
import { withAdded } from './withAdded.ts';

const RESOURCE = 'achievement-stats';

/**
 * Adds a statistic and puts the answer into the lists that are loaded, which are not read again
 * (back-office §4). Answers what the server found wrong, by field.
 */
export function useAddStat() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { onSuccess, onError } = useSaveOutcome('created').mutationOptions;

  return async (data: object) => {
    try {
      const { data: stat } = await dataProvider.create<AchievementStat>(RESOURCE, { data });
      queryClient.setQueriesData<GetListResult<AchievementStat>>(
        { queryKey: [RESOURCE, 'getList'] },
        (list) => list && withAdded(list, stat),
      );
      onSuccess();
      return undefined;
    } catch (error) {
      onError(error);
      return fieldErrors(error);
    }
  };
}

function fieldErrors(error: unknown): object | undefined {
  const body: unknown = error instanceof Error && Reflect.get(error, 'body');
  const errors: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'errors');
  return typeof errors === 'object' && errors !== null ? errors : undefined;
}
