import { createContext } from 'react';

/** What the rows of a list need to know to be moved. */
export interface Reorder {
  /** Whether the list shows everything in display order: only then has a place a meaning. */
  isOrdered: boolean;
  isSaving: boolean;
  /** How many records there are on all pages, and how many stand on the pages before. */
  total: number;
  before: number;
  /** The records of the page by their ids, in order. */
  ids: readonly number[];
  /** Moves a record of the page to a place, counted over all pages. */
  move(id: number, to: number): void;
}

/** Null in lists whose records have no place of their own. */
export const ReorderContext = createContext<Reorder | null>(null);
