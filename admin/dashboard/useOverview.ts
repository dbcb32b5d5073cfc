import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useLocale } from 'react-admin';
import { CONTENT } from '../../api/contract/resources.ts';
import type { OverviewCounts } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** How the shop did in the last `days`, and what waits to be done; the live counts keep it fresh. */
export function useOverview(days = 30) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useLocale();
  return useQuery({
    queryKey: ['overview', days, locale],
    queryFn: () => dataProvider.overview(days),
    placeholderData: keepPreviousData,
  });
}

/** What the nine cards of the dashboard count, in their order. */
export const COUNTED: readonly (keyof OverviewCounts)[] = [
  ...CONTENT.filter(({ isCounted }) => isCounted).map(
    ({ screen }) => screen as keyof OverviewCounts,
  ),
  'messages',
  'unread',
];

/** The list, and its filter, of what is counted. */
export const listOf = (counted: keyof OverviewCounts) =>
  counted === 'unread'
    ? { resource: 'messages', filter: { is_read: false } }
    : { resource: counted, filter: undefined };

/** How many there are by their list; undefined until that is known, null when it fails. */
export function useCount(counted: keyof OverviewCounts, enabled: boolean) {
  const { resource, filter = {} } = listOf(counted);
  const { total, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } },
    { enabled },
  );
  return error ? null : total;
}
