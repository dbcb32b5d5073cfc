import { createContext, useState } from 'react';
import { type ListControllerResult, useDataProvider, useNotify } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { reasonOf } from '../providers/failures.ts';
import { movedTo, newPlaces, type Placed, savePlaces } from './newPlaces.ts';

/** Moves records of a list and saves their places; `shown` is the page with the move already made. */
export function useReorder(list: ListControllerResult<Placed>) {
  const { data = [], filterValues, page, perPage, refetch, resource, sort, total = 0 } = list;
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [shown, setShown] = useState<Placed[] | null>(null);
  const before = (page - 1) * perPage;

  /** Places compare over all pages, so all of them have to be known. */
  const wholeList = async (): Promise<readonly Placed[]> => {
    if (total <= data.length) return data;
    const pagination = { page: 1, perPage: LIMITS.pageSize };
    return (await dataProvider.getList<Placed>(resource, { filter: {}, pagination, sort })).data;
  };

  const move = async (id: number, to: number) => {
    if (shown) return;
    const from = data.findIndex((record) => record.id === id);
    setShown(movedTo(data, from, to - before));
    try {
      const records = await wholeList();
      const at = records.findIndex((record) => record.id === id);
      await savePlaces(dataProvider, resource, records, newPlaces(records, at, to));
    } catch (error) {
      const reason = reasonOf(error);
      notify('ordering.failed', { type: 'error', messageArgs: { reason } });
    }
    await refetch();
    setShown(null);
  };

  return {
    shown: shown ?? data,
    /** Only where everything shows in display order does a place have a meaning. */
    isOrdered:
      sort.field === 'display_order' &&
      sort.order === 'ASC' &&
      Object.keys(filterValues).length === 0,
    isSaving: shown !== null,
    total,
    /** How many records there are on the pages before. */
    before,
    ids: (shown ?? data).map(({ id }) => id),
    /** Moves a record of the page to a place, counted over all pages. */
    move,
  };
}

/** Null in lists whose records have no display order. */
export const ReorderContext = createContext<Omit<ReturnType<typeof useReorder>, 'shown'> | null>(
  null,
);
