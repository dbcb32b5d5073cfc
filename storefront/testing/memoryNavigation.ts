import { createFollowers } from '../../api/client/storage.ts';
import { firstPlace, type Navigation, type Place } from '../app/navigation.ts';

/** Navigation that leaves the browser's history alone, from an address on. */
export function memoryNavigation(start: string | Partial<Place> = '/'): Navigation {
  let place =
    typeof start === 'string' ? firstPlace(start) : { ...firstPlace('/'), key: 'first', ...start };
  const { changed, subscribe } = createFollowers();
  return {
    place: () => place,
    subscribe,
    go: (to, { replace = false, state = null } = {}) => {
      const key = String(Number(place.key) + 1 || 1);
      place = { ...firstPlace(to), key, state, kind: replace ? 'REPLACE' : 'PUSH' };
      changed();
    },
  };
}
