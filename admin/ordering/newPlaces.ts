import type { DataProvider } from 'react-admin';

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

/** Saves new order numbers one by one; on a failure, restores the previous ones and throws. */
export async function savePlaces(
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
