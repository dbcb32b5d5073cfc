import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** One column, or a fragment of them. */
export type Columns = ReactElement<{ children: ReactNode }>;

interface ColumnProps {
  source?: string;
  label?: unknown;
  disableSort?: boolean;
}

/** A column in the user's selection; `key` is react-admin's identifier. */
interface ChoosableColumn {
  key: string;
  label: string;
  /** Its index among the columns declared by the editor. */
  index: number;
  isSorted: boolean;
}

export const columnList = (columns: Columns) =>
  Children.toArray(columns.type === Fragment ? columns.props.children : columns);

/** The sortable fields of the columns, with the message keys of their names. */
export const sortFieldsOf = (columns: Columns, resource = '') =>
  choosableColumns(columns, resource).filter(({ isSorted }) => isSorted);

/** Columns without a label are named after their field, as in react-admin. */
export const choosableColumns = (columns: Columns, resource = ''): ChoosableColumn[] =>
  columnList(columns).flatMap((column, index) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label = source && `resources.${resource}.fields.${source}` } = column.props;
    if (typeof label !== 'string') return [];
    const isSorted = source !== undefined && !column.props.disableSort;
    return [{ key: source ?? label, label, index, isSorted }];
  });

/** The columns in the user's order; new ones come last. */
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
