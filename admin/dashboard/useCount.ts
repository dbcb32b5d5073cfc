import { useGetList } from 'react-admin';

/** How many records there are; undefined while that is asked, null when it can't be told. */
export function useCount(
  resource: string,
  filter: Readonly<Record<string, unknown>> = EVERYTHING,
): number | null | undefined {
  const { total, error } = useGetList(resource, {
    filter,
    pagination: ONE_RECORD,
    sort: BY_ID,
  });
  return error ? null : total;
}

const EVERYTHING = {};
const ONE_RECORD = { page: 1, perPage: 1 };
const BY_ID = { field: 'id', order: 'ASC' } as const;
