export {};

declare module '../../platform/commands.ts' {
  interface Events {
    /** Pieces came or went. `isShown`: visitors see another number, or another state, than before. */
    'stock.moved': { isShown: boolean };
    /** Somebody wants to know when something is in stock again. */
    'stock.awaited': object;
    /** What was sold out is there again, or is no longer counted. */
    'stock.returned': { levelIds: readonly number[] };
  }
}
