import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import { newPlaces, type Placed } from './newPlaces.ts';

/**
 * Moves a record of the list around it one place up or down and saves the places. `isOrdered` tells
 * whether the list shows everything in display order: only then has a neighbour a meaning.
 */
export function useMove() {
  const resource = useResourceContext() ?? '';
  const { data = [], filterValues, sort } = useListContext<Placed>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isMoving, setMoving] = useState(false);

  const move = async (id: number, step: -1 | 1) => {
    setMoving(true);
    try {
      for (const { id: changed, display_order } of newPlaces(data, id, step)) {
        await dataProvider.update<Placed>(resource, {
          id: changed,
          data: { display_order },
          previousData: data.find((record) => record.id === changed),
        });
      }
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      notify(text, { type: 'error', messageArgs: { _: text } });
    }
    setMoving(false);
    refresh();
  };

  const isOrdered =
    sort.field === 'display_order' &&
    sort.order === 'ASC' &&
    Object.keys(filterValues).length === 0;
  return { data, isMoving, isOrdered, move };
}
