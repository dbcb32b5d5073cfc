import { isValidElement } from 'react';
import { type Columns, columnList } from './sortFieldsOf.ts';

/** A column of a table as a person chooses it; `key` is what react-admin remembers of it. */
export interface ChoosableColumn {
  key: string;
  /** Message key of its heading. */
  label: string;
  /** Its place among the columns as the editor declares them. */
  index: number;
}

interface ColumnProps {
  source?: string;
  label?: unknown;
}

/** The columns that can be chosen, as the editor declares them. */
export const choosableColumns = (columns: Columns): ChoosableColumn[] =>
  columnList(columns).flatMap((column, index) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label } = column.props;
    if (typeof label !== 'string') return [];
    return [{ key: source ?? label, label, index }];
  });

/** The columns in the order that a person has given them; those unknown to it come last. */
export function inChosenOrder(
  columns: readonly ChoosableColumn[],
  ranks: readonly number[] | undefined,
): ChoosableColumn[] {
  const place = ({ index }: ChoosableColumn) => {
    const rank = ranks?.indexOf(index) ?? -1;
    return rank < 0 ? index : rank;
  };
  return columns.toSorted((a, b) => place(a) - place(b));
}
