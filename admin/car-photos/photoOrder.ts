/** Something with a place in the order of a car's photos; places start at 1 (back-office §9). */
export interface Ordered {
  display_order: number;
}

/** The items in their order. */
export const sorted = <T extends Ordered>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => a.display_order - b.display_order);

/**
 * Swaps the order of an item with its neighbour before (-1) or after (+1) it and sorts again
 * (back-office §2). At the end of the list nothing changes.
 */
export function moved<T extends Ordered>(items: readonly T[], index: number, step: -1 | 1): T[] {
  const item = items[index];
  const neighbour = items[index + step];
  if (!item || !neighbour) return [...items];
  const [first, second] = ordersApart(item.display_order, neighbour.display_order, step);
  return sorted(
    items.map((current) => {
      if (current === item) return { ...item, display_order: second };
      return current === neighbour ? { ...neighbour, display_order: first } : current;
    }),
  );
}

/** Two equal orders could not be swapped; then the item takes the place beyond its neighbour's. */
function ordersApart(own: number, other: number, step: -1 | 1): [number, number] {
  if (own !== other) return [own, other];
  return step === 1 ? [own, own + 1] : [own + 1, own];
}

/** The place of the next photo after the existing ones. */
export const nextOrder = (items: readonly Ordered[]): number =>
  Math.max(0, ...items.map(({ display_order }) => display_order)) + 1;
