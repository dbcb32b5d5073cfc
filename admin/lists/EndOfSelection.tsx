import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** Ends the selection with the page, filter or sorting that it was made in: no one sees it any more. */
export const EndOfSelection = () => {
  const { filterValues, onSelect, page, perPage, selectedIds, sort } = useListContext();
  const view = JSON.stringify([filterValues, page, perPage, sort]);
  const made = useRef<string | null>(null);
  const isEmpty = selectedIds.length === 0;
  useEffect(() => {
    if (made.current !== view && !isEmpty) onSelect([]);
    made.current = view;
  }, [view, isEmpty, onSelect]);
  return null;
};
