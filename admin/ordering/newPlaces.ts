import type { DataProvider } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';

export interface Placed {
  id: number;
  display_order: number;
}

/** The items with one moved to another place; unchanged when that place doesn't exist. */
export function movedTo<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}

/** Moves one item; the order numbers are reused, with duplicates made distinct. */
export function reordered<T extends { display_order: number }>(
  items: readonly T[],
  from: number,
  to: number,
): T[] {
  const places = ascending(items.map(({ display_order }) => display_order));
  return movedTo(items, from, to).map((item, index) => ({
    ...item,
    display_order: places[index] ?? index,
  }));
}

/** The records whose order number changes when a record is moved. */
export function newPlaces<T extends Placed>(records: readonly T[], from: number, to: number): T[] {
  if (from === to || !records[from] || !records[to]) return [];
  const before = new Map(records.map(({ id, display_order }) => [id, display_order]));
  return reordered(records, from, to).filter(
    ({ id, display_order }) => before.get(id) !== display_order,
  );
}

/** The same order numbers, made strictly increasing. */
function ascending(places: readonly number[]): number[] {
  const result: number[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    result.push(Math.max(place, (result.at(-1) ?? -1) + 1));
  }
  return result;
}

export interface Move {
  resource: string;
  /** Of the list in which records compare, such as the photos of one car. */
  filter?: object;
  /** The records on the screen, in their order. */
  shown: readonly Placed[];
  /** Indexes in `shown`; a record that goes to another page has one beyond its ends. */
  from: number;
  to: number;
}

/**
 * Saves a move. It is made in the whole list as it is stored now: another administrator may have moved or
 * deleted records since it was shown. On a failure, restores the previous order and throws.
 * @returns false, and nothing was changed, if the record is deleted
 */
export async function saveMove(dataProvider: DataProvider, move: Move): Promise<boolean> {
  const { resource, filter = {} } = move;
  const { data: latest } = await dataProvider.getList<Placed>(resource, {
    filter,
    pagination: { page: 1, perPage: LIMITS.pageSize },
    sort: { field: 'display_order', order: 'ASC' },
  });
  const places = placesIn(latest, move);
  if (!places) return false;
  await savePlaces(dataProvider, resource, latest, newPlaces(latest, places.from, places.to));
  return true;
}

/** Where a move goes in the latest list: to the place of the record that it was moved over. */
export function placesIn(
  latest: readonly Placed[],
  { shown, from, to }: Pick<Move, 'shown' | 'from' | 'to'>,
): { from: number; to: number } | null {
  const at = latest.findIndex(({ id }) => id === shown[from]?.id);
  if (at < 0) return null;
  const passed = latest.findIndex(({ id }) => id === shown[to]?.id);
  // Over one of another page, or a deleted one: as many places from where it is.
  if (passed < 0) return { from: at, to: at + to - from };
  const isPassed = passed > at !== to > from;
  return { from: at, to: isPassed ? at : passed };
}

/** Saves new order numbers one by one; on a failure, restores the previous ones and throws. */
async function savePlaces(
  dataProvider: DataProvider,
  resource: string,
  records: readonly Placed[],
  changed: readonly Placed[],
): Promise<void> {
  const former = new Map(records.map((record) => [record.id, record]));
  const save = ({ id, display_order }: Placed) =>
    dataProvider.update(resource, {
      id,
      data: { display_order },
      previousData: former.get(id),
    });
  const saved: Placed[] = [];
  try {
    for (const record of changed) {
      await save(record);
      saved.push(record);
    }
  } catch (error) {
    const back = saved.flatMap(({ id }) => former.get(id) ?? []);
    // The first failure is reported, even if restoring fails too.
    await Promise.allSettled(back.map(save));
    throw error;
  }
}
