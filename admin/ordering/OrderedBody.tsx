import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import { HandleContext, useSortableItem } from './SortableItem.tsx';

/** A row of a table whose records can be dragged. */
const SortableRow = (props: DataTableRowProps) => {
  const record = useRecordContext();
  const { ref, style, handle } = useSortableItem(Number(record?.id));
  return (
    <HandleContext value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleContext>
  );
};

/** The body of a table whose rows can be dragged. */
export const OrderedBody = (props: DataTableBodyProps) => (
  <DataTableBody {...props} row={SortableRow} />
);
