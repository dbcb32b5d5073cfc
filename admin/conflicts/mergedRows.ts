import { isFields } from '../../api/contract/loading.ts';
import { isChosenFile } from '../providers/formData.ts';
import { ITEM_FACTS, isSame } from './sameValues.ts';

type Row = Record<string, unknown>;

/**
 * A list of rows that two people changed, such as a product's variants, with the changes of both: undefined where both
 * changed the same field of a row or the order, or one changed what the other removed. Rows without ids, such as its
 * options, are told by their place, as long as nobody has added or removed one.
 */
export function mergedRows(base: unknown, mine: unknown, theirs: unknown): Row[] | undefined {
  if (!isRows(base) || !isRows(mine) || !isRows(theirs)) return undefined;
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)];
  if (before.size + ours.size + others.size === 0) return mergedByPlace(base, mine, theirs);
  if ([...base, ...theirs].some(({ id }) => typeof id !== 'number')) return undefined;

  const added = theirs.filter(({ id }) => !before.has(id));
  const merged = new Map<unknown, Row>();
  for (const [id, row] of before) {
    const [own, other] = [ours.get(id), others.get(id)];
    if (own && other) {
      const both = mergedRow(row, own, other);
      if (!both) return undefined;
      merged.set(id, both);
    } else if (!other && added.some((renewed) => isSame(renewed, row))) {
      // Such a list is saved anew: ids don't tell its rows.
      return undefined;
    } else if ((own && !isSame(own, row)) || (other && !isSame(other, row))) return undefined;
  }

  const order = orderOf(base, mine, theirs, (id) => merged.has(id));
  if (!order) return undefined;
  const own = mine.filter(
    (row) => !before.has(row.id) && !added.some((other) => isSame(other, row)),
  );
  return [
    ...order.map((id) => merged.get(id)).filter((row) => row !== undefined),
    ...added,
    ...own,
  ];
}

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isFields(row) && !isChosenFile(row));

const byId = (rows: readonly Row[]) =>
  new Map<unknown, Row>(rows.flatMap((row) => (typeof row.id === 'number' ? [[row.id, row]] : [])));

/** Whole rows of one or the other: at one place there may be another row by now, whose fields don't mix. */
function mergedByPlace(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
): Row[] | undefined {
  if (mine.length !== base.length || theirs.length !== base.length) return undefined;
  const rows = base.map((row, place) => {
    const [own, other] = [mine[place], theirs[place]];
    if (isSame(own, row) || isSame(own, other)) return other;
    return isSame(other, row) ? own : undefined;
  });
  const merged = rows.filter((row) => row !== undefined);
  return merged.length === rows.length ? merged : undefined;
}

/** A row with the fields that each changed; undefined where both changed one. What the server adds is as it is now. */
function mergedRow(base: Row, mine: Row, theirs: Row): Row | undefined {
  const merged: Row = { ...theirs };
  for (const name of Object.keys(mine)) {
    if (ITEM_FACTS.test(name) || isSame(mine[name], theirs[name])) continue;
    if (isSame(mine[name], base[name])) continue;
    if (!isSame(theirs[name], base[name])) return undefined;
    merged[name] = mine[name];
  }
  return merged;
}

/** The order of the rows that both kept: of who changed it; undefined where both did, each otherwise. */
function orderOf(
  base: readonly Row[],
  mine: readonly Row[],
  theirs: readonly Row[],
  isKept: (id: unknown) => boolean,
): unknown[] | undefined {
  const [before, ours, others] = [base, mine, theirs].map((rows) =>
    rows.map(({ id }) => id).filter(isKept),
  );
  if (isSame(ours, before) || isSame(ours, others)) return others;
  return isSame(others, before) ? ours : undefined;
}
