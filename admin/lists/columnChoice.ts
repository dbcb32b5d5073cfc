import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** One column, or a fragment of them. */
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
  isSorted: boolean;
}

export const columnList = (columns: Columns) =>
  Children.toArray(columns.type === Fragment ? columns.props.children : columns);

/** The fields that the headings of the columns sort by, with the message keys of their names. */
export const sortFieldsOf = (columns: Columns, resource = '') =>
  choosableColumns(columns, resource).filter(({ isSorted }) => isSorted);

/** Without a label a column is called as its field, by us as by react-admin. */
export const choosableColumns = (columns: Columns, resource = ''): ChoosableColumn[] =>
  columnList(columns).flatMap((column, index) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label = source && `resources.${resource}.fields.${source}` } = column.props;
    if (typeof label !== 'string') return [];
    const isSorted = source !== undefined && !column.props.disableSort;
    return [{ key: source ?? label, label, index, isSorted }];
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
