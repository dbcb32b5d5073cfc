export interface Placed {
  id: number;
  display_order: number;
}

/**
 * What has to be saved so that a record changes places with its neighbour: every record of the list,
 * given in its order, whose place becomes another one. Records that share a place get their own.
 */
export function newPlaces(records: readonly Placed[], id: number, step: -1 | 1): Placed[] {
  const from = records.findIndex((record) => record.id === id);
  const moving = records[from];
  const neighbour = records[from + step];
  if (!moving || !neighbour) return [];
  const swapped = records.map((record) => {
    if (record === moving) return neighbour;
    return record === neighbour ? moving : record;
  });
  const places = ascending(records.map(({ display_order }) => display_order));
  return swapped.flatMap((record, index) => {
    const display_order = places[index] ?? index;
    return record.display_order === display_order ? [] : [{ id: record.id, display_order }];
  });
}

/** The same places in order, each greater than the one before. */
function ascending(places: readonly number[]): number[] {
  const result: number[] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    result.push(Math.max(place, (result.at(-1) ?? -1) + 1));
  }
  return result;
}
