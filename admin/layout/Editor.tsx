import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactElement } from 'react';
import {
  DataTable,
  List,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  type SortPayload,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { BulkActions } from './BulkActions.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { exportRecords } from './exportRecords.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { NoneFound } from './NoneFound.tsx';
import { PageHeading } from './PageHeading.tsx';

interface EditorProps<T extends RaRecord> {
  /** Columns of the table, ending with RowActions. */
  columns: ReactElement;
  /** The list on phones. */
  phone: SimpleListProps<T>;
  filters?: ReactElement[];
  sort?: SortPayload;
  perPage?: number;
  /** What stands below the list; react-admin's own when absent. */
  pagination?: ReactElement;
  /** The form of the panel; an editor without one opens nothing. */
  form?: ComponentType;
  /** Milliseconds that the form stays after a save. */
  closeAfter?: number;
  /** The page of the public site that shows these records. */
  sitePage?: string;
  /** Dialogs that this editor opens instead of, or beside, the panel. */
  dialogs?: ReactElement;
}

/**
 * The common pattern of every editor (back-office §2): title, Add button, list table, and a panel with
 * the form that opens on Add and Edit. Filters, sorting and page live in the address.
 */
export const Editor = <T extends RaRecord>({
  columns,
  phone,
  filters,
  sort = BY_DISPLAY_ORDER,
  perPage = 25,
  pagination,
  form,
  closeAfter,
  sitePage,
  dialogs,
}: EditorProps<T>) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <>
      <PageHeading>{translate(`resources.${resource}.page.list`)}</PageHeading>
      <List
        actions={
          <EditorActions
            canAdd={form !== undefined}
            canFilter={filters !== undefined}
            sitePage={sitePage}
          />
        }
        empty={<NoneFound canAdd={form !== undefined} />}
        error={<LoadFailure />}
        exporter={exportRecords}
        filters={filters}
        pagination={pagination}
        perPage={perPage}
        sort={sort}
        sx={LIST}
        title={false}
      >
        {isPhone ? (
          <SimpleList<T> rowClick={form ? 'edit' : 'show'} {...phone} />
        ) : (
          <DataTable<T>
            bulkActionButtons={<BulkActions />}
            rowClick={form ? 'edit' : 'show'}
            sx={TABLE}
          >
            {columns}
          </DataTable>
        )}
      </List>
      {form && <EditorPanel closeAfter={closeAfter} form={form} />}
      {dialogs}
    </>
  );
};

const BY_DISPLAY_ORDER: SortPayload = { field: 'display_order', order: 'ASC' };

const LIST = {
  '& .RaList-main': { minWidth: 0 },
  '& .MuiListItemIcon-root': { mr: 2 },
};

const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': { px: { xs: 1, lg: 2 } },
};
