import type { Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import type { ReactElement } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  DataTableConfigContext,
  useListContext,
} from 'react-admin';
import { type Columns, columnList } from './columnChoice.ts';
import { NoneMatching } from './ListStates.tsx';
import type { ListOrdering } from './listOrdering.ts';
import { SelectRecord } from './SelectRecord.tsx';

interface RecordTableProps {
  columns: Columns;
  hiddenColumns?: string[];
  actions: ReactElement;
  opens: 'edit' | 'show';
  ordering?: ListOrdering | undefined;
}

export const RecordTable = (props: RecordTableProps) => {
  const { isPending } = useListContext();
  // The list shows its skeleton meanwhile.
  if (isPending) return null;
  return (
    <DataTable
      body={props.ordering?.TableBody ?? RecordTableBody}
      bulkActionsToolbar={NO_TOOLBAR}
      empty={<NoneMatching />}
      hiddenColumns={props.hiddenColumns}
      rowClick={props.opens}
      sx={TABLE}
    >
      {columnList(props.columns)}
      <DataTable.Col align="right" disableSort label="paddock.actions">
        {props.actions}
      </DataTable.Col>
    </DataTable>
  );
};

/** The body of a list's table, with checkboxes that have the records' names: react-admin's all have the same. */
export const RecordTableBody = ({ children, ...props }: DataTableBodyProps) => (
  <DataTableConfigContext value={NO_CHECKBOXES}>
    <DataTableBody {...props}>
      <TableCell padding="checkbox">
        <SelectRecord />
      </TableCell>
      {children}
    </DataTableBody>
  </DataTableConfigContext>
);

const NO_CHECKBOXES = { expandSingle: false, hasBulkActions: false };

/** The list has its own below the table; the table's would cover what is above it. */
const NO_TOOLBAR = <></>;

const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 0.75, lg: 1.25, xl: 2 } },
  // The actions stay visible when the table scrolls sideways.
  '& .MuiTableCell-root:last-of-type': {
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
  },
  '& .MuiTableRow-hover:hover .MuiTableCell-root:last-of-type': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
  '& .MuiTableBody-root .MuiIconButton-root': { p: { xs: '3px', lg: '5px' } },
};
