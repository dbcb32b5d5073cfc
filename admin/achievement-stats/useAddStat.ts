import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';
import type { AchievementStat } from '../../api/contract/types.ts';
import { useSaveOutcome } from '../form/useSaveOutcome.ts';

const RESOURCE = 'achievement-stats';

/**
 * Adds a statistic and puts the answer into the loaded lists, which are not read again. Returns what the
 * server found wrong, by field.
 */
export function useAddStat() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { onSuccess, onError } = useSaveOutcome('created').mutationOptions;

  return async (data: object): Promise<object | undefined> => {
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
      return Object(Object(error).body).errors;
    }
  };
}

/** A loaded list with one more statistic, at its place in display order. */
function withAdded(list: GetListResult<AchievementStat>, stat: AchievementStat) {
  const after = list.data.findIndex(({ display_order }) => display_order > stat.display_order);
  const place = after < 0 ? list.data.length : after;
  return {
    ...list,
    data: list.data.toSpliced(place, 0, stat),
    ...(list.total !== undefined && { total: list.total + 1 }),
  };
}
