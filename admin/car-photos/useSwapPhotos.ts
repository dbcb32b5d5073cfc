import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { moved } from './photoOrder.ts';

/** Swaps a stored photo with its neighbour and saves both places. */
export function useSwapPhotos(photos: readonly CarPhoto[]) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();

  return async (index: number, step: -1 | 1) => {
    const before = new Map(photos.map((photo) => [photo.id, photo]));
    const changed = moved(photos, index, step).filter(
      ({ id, display_order }) => before.get(id)?.display_order !== display_order,
    );
    try {
      await Promise.all(
        changed.map(({ id, display_order, version }) =>
          dataProvider.update<CarPhoto>('car-photos', {
            id,
            data: { display_order, version },
            previousData: before.get(id),
          }),
        ),
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' });
    }
    refresh();
  };
}
