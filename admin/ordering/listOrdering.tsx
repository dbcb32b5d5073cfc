import {
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin';
import type { CardProps, ListOrdering } from '../lists/listOrdering.ts';
import { RecordTableBody } from '../lists/RecordTable.tsx';
import { MoveButtons, OrderedList } from './OrderedList.tsx';
import { HandleContext, SortableItem, useSortableItem } from './SortableItem.tsx';

const SortableRow = (props: DataTableRowProps) => {
  const record = useRecordContext();
  const { ref, style, handle } = useSortableItem(Number(record?.id));
  return (
    <HandleContext value={handle}>
      <DataTableRow {...props} ref={ref} style={style} />
    </HandleContext>
  );
};

const TableBody = (props: DataTableBodyProps) => <RecordTableBody {...props} row={SortableRow} />;

const Card = (props: CardProps) => <SortableItem component="li" {...props} />;

/** Lets an editor's records be moved, by dragging, by buttons or by keyboard. */
export const listOrdering: ListOrdering = {
  List: OrderedList,
  Buttons: MoveButtons,
  TableBody,
  Card,
};
