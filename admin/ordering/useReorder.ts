import { createContext, useState } from 'react';
import { type ListControllerResult, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../providers/failures.ts';
import { movedTo, type Placed, saveMove } from './newPlaces.ts';

/** Moves records of a list and saves their order; `shown` is the page with the move applied. */
export function useReorder(list: ListControllerResult<Placed>) {
  const { data = [], filterValues, page, perPage, refetch, resource, sort, total = 0 } = list;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const [shown, setShown] = useState<Placed[] | null>(null);
  const before = (page - 1) * perPage;

  const move = async (id: number, to: number) => {
    if (shown) return;
    const from = data.findIndex((record) => record.id === id);
    setShown(movedTo(data, from, to - before));
    try {
      const gone = new Error(translate('ordering.gone'));
      await saveMove(dataProvider, { resource, shown: data, from, to: to - before }, gone);
    } catch (error) {
      const reason = reasonOf(error);
      notify('ordering.failed', { type: 'error', messageArgs: { reason } });
    }
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
