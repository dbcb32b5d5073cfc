export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** Pieces came or went. `isShown`: visitors see another number, or another state, than before. */
    'stock.moved': { isShown: boolean };
    /** Somebody wants to know when something is in stock again. */
    'stock.awaited': object;
    /** What was sold out is there again, is no longer counted, or is published again with pieces left. */
    'stock.returned': { levelIds: readonly number[] };
  }
}
