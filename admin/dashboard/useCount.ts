import { useGetList } from 'react-admin';
import type { CountedThing } from './counts.ts';

/**
 * How many records there are by their list (back-office §7); undefined while that is asked or when it
 * isn't to be asked, null when it can't be told.
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
