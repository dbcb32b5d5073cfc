let placed = 0;

/** Counts orders that this process stored. */
export const countPlaced = (count: number): void => {
  placed += count;
};

/** How many orders this process stored. */
export const placedCount = (): number => placed;
