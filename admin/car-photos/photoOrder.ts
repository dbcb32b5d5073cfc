/** Something with a place in the order of a car's photos; places start at 1 (back-office §9). */
export interface Ordered {
  display_order: number;
}

/** The place of the next photo after the existing ones. */
export const nextOrder = (items: readonly Ordered[]): number =>
  Math.max(0, ...items.map(({ display_order }) => display_order)) + 1;
