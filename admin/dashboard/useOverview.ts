import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useLocale } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import type { CountedThing } from './counts.ts';

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

/**
 * How many records there are by their list; undefined while that loads and when it isn't enabled, null
 * when it fails.
 */
export function useCount(
  { resource, filter = EVERYTHING }: Pick<CountedThing, 'resource' | 'filter'>,
  enabled = true,
): number | null | undefined {
  const { total, error } = useGetList(
    resource,
    { filter, pagination: ONE_RECORD, sort: BY_ID },
    { enabled },
  );
  return error ? null : total;
}

const EVERYTHING = {};
const ONE_RECORD = { page: 1, perPage: 1 };
const BY_ID = { field: 'id', order: 'ASC' } as const;
