import type { GetListResult } from 'react-admin';
import type { AchievementStat } from '../../api/contract/types.ts';

/** A loaded list with one more statistic, at its place in display order. */
export function withAdded(
  list: GetListResult<AchievementStat>,
  stat: AchievementStat,
): GetListResult<AchievementStat> {
  const after = list.data.findIndex(({ display_order }) => display_order > stat.display_order);
  const place = after < 0 ? list.data.length : after;
  return {
    ...list,
    data: list.data.toSpliced(place, 0, stat),
    ...(list.total !== undefined && { total: list.total + 1 }),
  };
}
