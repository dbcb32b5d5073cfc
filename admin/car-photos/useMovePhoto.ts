import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { CarPhoto } from '../../api/contract/types.ts';
import { newPlaces, reordered, savePlaces } from '../ordering/newPlaces.ts';

/**
 * Moves a stored photo to another place and saves the places that change. The new order shows at once;
 * when it can't be saved, the former one comes back with a notice.
 */
export function useMovePhoto(photos: readonly CarPhoto[]) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [shown, setShown] = useState<{ of: readonly CarPhoto[]; order: CarPhoto[] } | null>(null);
  const moved = shown?.of === photos ? shown.order : null;

  const move = async (from: number, to: number) => {
    if (moved) return;
    setShown({ of: photos, order: reordered(photos, from, to) });
    try {
      await savePlaces(dataProvider, 'car-photos', photos, newPlaces(photos, from, to));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify('ordering.failed', { type: 'error', messageArgs: { reason } });
      setShown(null);
    }
    refresh();
  };

  return { shown: moved ?? photos, isSaving: moved !== null, move };
}
