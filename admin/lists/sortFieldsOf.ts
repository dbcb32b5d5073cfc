import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { SortField } from './SortMenu.tsx';

/** Columns of a table in a fragment. */
export type Columns = ReactElement<{ children: ReactNode }>;

interface ColumnProps {
  source?: string;
  label?: unknown;
  disableSort?: boolean;
}

/** The columns one by one, as the table wants them. */
export const columnList = (columns: Columns) => Children.toArray(columns.props.children);

/** The fields that the headings of the columns sort by. */
export const sortFieldsOf = (columns: Columns): SortField[] =>
  columnList(columns).flatMap((column) => {
    if (!isValidElement<ColumnProps>(column)) return [];
    const { source, label, disableSort } = column.props;
    return source && typeof label === 'string' && !disableSort ? [{ source, label }] : [];
  });
