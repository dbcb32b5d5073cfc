import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** The sales of a month, unless others are asked for. */
const A_MONTH = 30;

/** How the shop did in the last so many days, and what waits to be done; kept fresh by what is live. */
export function useOverview(days: number = A_MONTH) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useLocale();
  return useQuery({
    queryKey: ['overview', days, locale],
    queryFn: () => dataProvider.overview(days),
    placeholderData: keepPreviousData,
  });
}
