import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import { HandleContext, useSortableItem } from './SortableItem.tsx';

const SortableRow = (props: DataTableRowProps) => {
  const record = useRecordContext();
  const { ref, style, handle } = useSortableItem(Number(record?.id));
  return (
    <HandleContext value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleContext>
  );
};

export const OrderedBody = (props: DataTableBodyProps) => (
  <DataTableBody {...props} row={SortableRow} />
);
