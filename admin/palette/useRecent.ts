import { useResourceDefinitions, useStore } from 'react-admin';
import type { Entry } from './entries.ts';

/** How many of the last choices are kept. */
const KEPT = 6;

type Kept = Pick<Entry, 'key' | 'label' | 'detail' | 'to'>;

/**
 * The last choices, the latest first, until signing out. Screens and actions are those of today, with
 * names in today's language; records are as they were found.
 */
export function useRecent(known: readonly Entry[]): [Entry[], (entry: Entry) => void] {
  const definitions = useResourceDefinitions();
  const [kept, keep] = useStore<Kept[]>('palette.recent', []);
  const recent = kept.flatMap((entry): Entry[] => {
    const current = known.find(({ key }) => key === entry.key);
    if (current) return [current];
    const [, resource = ''] = entry.key.split(' ');
    return entry.to === undefined ? [] : [{ ...entry, icon: definitions[resource]?.icon }];
  });
  const remember = ({ key, label, detail, to }: Entry) => {
    const others = kept.filter((entry) => entry.key !== key);
    keep([{ key, label, detail, to }, ...others].slice(0, KEPT));
  };
  return [recent, remember];
}
