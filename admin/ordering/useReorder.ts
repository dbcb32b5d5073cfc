import { createContext, useState } from 'react';
import type { ListControllerResult } from 'react-admin';
import { movedTo, type Placed } from './newPlaces.ts';
import { useSaveMove } from './useSaveMove.ts';

/** Moves records of a list and saves their order; `shown` is the page with the move applied. */
export function useReorder(list: ListControllerResult<Placed>) {
  const { data = [], filterValues, page, perPage, refetch, resource, sort, total = 0 } = list;
  const saveMove = useSaveMove();
  const [shown, setShown] = useState<Placed[] | null>(null);
  const before = (page - 1) * perPage;

  const move = async (id: number, to: number) => {
    if (shown) return;
    const from = data.findIndex((record) => record.id === id);
    setShown(movedTo(data, from, to - before));
    await saveMove({ resource, shown: data, from, to: to - before });
    await refetch();
    setShown(null);
  };

  return {
    shown: shown ?? data,
    /** Reordering is only meaningful in a list sorted by display order, without filters. */
    isOrdered:
      sort.field === 'display_order' &&
      sort.order === 'ASC' &&
      Object.keys(filterValues).length === 0,
    isSaving: shown !== null,
    total,
    /** The number of records on earlier pages. */
    before,
    ids: (shown ?? data).map(({ id }) => id),
    /** Moves a record of this page to a position counted across pages. */
    move,
  };
}

/** Null in lists without a display order. */
export const ReorderContext = createContext<Omit<ReturnType<typeof useReorder>, 'shown'> | null>(
  null,
);
