import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useLocale } from 'react-admin';
import { CONTENT } from '../../api/contract/resources.ts';
import type { OverviewCounts } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** The shop's results of the last `days`, and pending work; refreshed by the live counts. */
export function useOverview(days = 30) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useLocale();
  const read = useQuery({
    queryKey: ['overview', days, locale],
    queryFn: () => dataProvider.overview(days),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, refetch } = read;
  return { data, isFetching, isPlaceholderData, refetch, isError: hasFailed(read) };
}

/** Whether there are no data since a read failed, also while they are read again: live events do so often. */
const hasFailed = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data === undefined && errorUpdateCount > 0;

/** The lists counted by the dashboard's nine cards, in their order. */
export const COUNTED: readonly (keyof OverviewCounts)[] = [
  ...CONTENT.filter(({ isCounted }) => isCounted).map(
    ({ screen }) => screen as keyof OverviewCounts,
  ),
  'messages',
  'unread',
];

/** The counted list, and its filter. */
export const listOf = (counted: keyof OverviewCounts) =>
  counted === 'unread'
    ? { resource: 'messages', filter: { is_read: false } }
    : { resource: counted, filter: undefined };

/** Counts by list; undefined while loading, null on failure. */
export function useCount(counted: keyof OverviewCounts, enabled: boolean) {
  const { resource, filter = {} } = listOf(counted);
  const listed = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled },
  );
  return hasFailed(listed) ? null : listed.total;
}
