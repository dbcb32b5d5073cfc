import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export type Columns = ReactElement<{ children: ReactNode }>;

interface ColumnProps {
  source?: string;
  label?: unknown;
  disableSort?: boolean;
}

/** A column of a table as a person chooses it; `key` is what react-admin remembers of it. */
interface ChoosableColumn {
  key: string;
  label: string;
  /** Its place among the columns as the editor declares them. */
  index: number;
}

export const columnList = (columns: Columns) => Children.toArray(columns.props.children);

/** The fields that the headings of the columns sort by, with the message keys of their names. */
export const sortFieldsOf = (columns: Columns) =>
  columnList(columns).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label, disableSort } = column.props;
    return source && typeof label === 'string' && !disableSort ? [{ source, label }] : [];
  });

export const choosableColumns = (columns: Columns): ChoosableColumn[] =>
  columnList(columns).flatMap((column, index) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label } = column.props;
    return typeof label === 'string' ? [{ key: source ?? label, label, index }] : [];
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
