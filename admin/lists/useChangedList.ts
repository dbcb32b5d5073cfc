import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Calls back when a list shows what its user has asked for by search, filters, sorting or paging. */
export function useChangedList(onChanged: () => void): void {
  const { error, filterValues, isFetching, page, perPage, sort } = useListContext();
  const asked = JSON.stringify([filterValues, sort, page, perPage]);
  const shown = useRef(asked);
  useEffect(() => {
    if (isFetching || shown.current === asked) return;
    shown.current = asked;
    if (!error) onChanged();
  });
}
