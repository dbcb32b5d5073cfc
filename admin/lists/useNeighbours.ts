import { useEffect } from 'react';
import {
  type Identifier,
  type SortPayload,
  useGetList,
  useResourceContext,
  useStore,
} from 'react-admin';

/** Records on a page of a list that has no page size of its own. */
export const PAGE_SIZE = 25;

/** A list's default sort and page size. */
export interface ListDefaults {
  sort: SortPayload;
  perPage: number;
}

interface StoredListParams {
  filter?: object;
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
  displayedFilters?: object;
}

/** Replaces react-admin's, which reads up to a thousand whole records at the ends of a page. */
export function useNeighbours(id: Identifier | undefined, { sort, perPage: size }: ListDefaults) {
  const resource = useResourceContext() ?? '';
  const [stored, store] = useStore<StoredListParams>(`${resource}.listParams`, {});
  const { page = 1, perPage = size } = stored;
  const listed = {
    sort: { field: stored.sort ?? sort.field, order: stored.order ?? sort.order },
    filter: stored.filter ?? {},
  };
  const pageOf = (number: number) => ({ ...listed, pagination: { page: number, perPage } });

  const shown = useGetList(resource, pageOf(page), {
    enabled: id !== undefined,
    // Reuses the list's cached pages, and refetches when they are.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ids = shown.data?.map((record) => record.id) ?? [];
  const at = id === undefined ? -1 : ids.indexOf(id);
  const total = shown.total ?? 0;
  const isLoaded = shown.data !== undefined;
  const hasBefore = page > 1;
  const hasAfter = page * perPage < total;
  const before = useGetList(resource, pageOf(page - 1), {
    enabled: isLoaded && hasBefore && at <= 0,
  });
  const after = useGetList(resource, pageOf(page + 1), {
    enabled: isLoaded && hasAfter && (at < 0 || at === ids.length - 1),
  });

  // The next record is on another page: moves the list there.
  const turnTo = isLoaded && at < 0 ? pageHolding(id, page, { before, after }) : undefined;
  useEffect(() => {
    if (turnTo === undefined) return;
    const { filter, sort } = listed;
    store({
      displayedFilters: {},
      ...stored,
      filter,
      sort: sort.field,
      order: sort.order,
      page: turnTo,
      perPage,
    });
  });

  if (at < 0) return {};
  return {
    previous: ids[at - 1] ?? (hasBefore ? before.data?.at(-1)?.id : undefined),
    next: ids[at + 1] ?? (hasAfter ? after.data?.[0]?.id : undefined),
    /** The record's position in the list, from 1. */
    position: (page - 1) * perPage + at + 1,
    total,
  };
}

type Page = { data?: { id: Identifier }[] };

function pageHolding(
  id: Identifier | undefined,
  page: number,
  { before, after }: { before: Page; after: Page },
): number | undefined {
  const holds = ({ data }: Page) => data?.some((record) => record.id === id) === true;
  if (page > 1 && holds(before)) return page - 1;
  return holds(after) ? page + 1 : undefined;
}
