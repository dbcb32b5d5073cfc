import { DataTableBody, type DataTableBodyProps } from 'react-admin';
import { SortableRow } from './SortableRow.tsx';

/** The body of a table whose rows can be dragged. */
export const OrderedBody = (props: DataTableBodyProps) => (
  <DataTableBody {...props} row={SortableRow} />
);
