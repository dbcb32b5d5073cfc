import type { ComponentType, ReactElement } from 'react';
import {
  List,
  type RaRecord,
  type SortPayload,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { LoadFailure } from '../layout/RetryAlert.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { BulkActions } from './BulkActions.tsx';
import type { Columns } from './columnChoice.ts';
import { BULK_ACTIVE, type BulkField } from './common.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { LoadingText } from './ListStates.tsx';
import { NoneFound } from './NoneFound.tsx';
import { type PhoneCard, PhoneList, useIsPhone } from './PhoneList.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RowActions } from './RowActions.tsx';

interface EditorProps<T extends RaRecord> {
  /** Columns of the table, in a fragment; the row's actions follow them. */
  columns: Columns;
  /** Sources of the columns that a person has to choose before they show. */
  hiddenColumns?: string[];
  /** Buttons of each row that only this list has, on phones too. */
  rowButtons?: ReactElement;
  /** The list on phones. */
  phone: PhoneCard<T>;
  filters?: ReactElement[];
  sort?: SortPayload;
  perPage?: number;
  pagination?: ReactElement;
  /** Whether the records can be put in order by hand. */
  ordered?: boolean;
  /** The fields that can be changed for several records at once. */
  bulkFields?: readonly BulkField[];
  /** Whether records can come from a CSV file. */
  canImport?: boolean;
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
 * The common pattern of every editor: title, Add button, list table, and a panel with the form that
 * opens on Add and Edit. Filters, sorting and page live in the address.
 */
export const Editor = <T extends RaRecord>(props: EditorProps<T>) => {
  const { columns, form, filters, ordered = false, phone, sort = BY_DISPLAY_ORDER } = props;
  const { bulkFields = ACTIVE_ALONE, canImport = true } = props;
  const resource = useResourceContext();
  const translate = useTranslate();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const opens = form ? 'edit' : 'show';
  const actions = (
    <RowActions>
      {props.rowButtons}
      {ordered && <MoveButtons />}
    </RowActions>
  );
  const content = (
    <>
      <LoadingText />
      {isPhone ? (
        <>
          <BulkActions fields={bulkFields} />
          <PhoneList<T> actions={actions} card={phone} opens={opens} sortable={ordered} />
        </>
      ) : (
        <RecordTable
          actions={actions}
          bulkFields={bulkFields}
          columns={columns}
          hiddenColumns={props.hiddenColumns}
          opens={opens}
          sortable={ordered}
        />
      )}
    </>
  );
  return (
    <>
      <PageHeading>{translate(`resources.${resource}.page.list`)}</PageHeading>
      <List
        actions={
          <EditorActions
            canAdd={form !== undefined}
            canFilter={filters !== undefined}
            canImport={canImport}
            columns={columns}
            hiddenColumns={props.hiddenColumns}
            isTable={!isPhone}
            sitePage={props.sitePage}
          />
        }
        empty={<NoneFound canAdd={form !== undefined} canImport={canImport} />}
        error={<LoadFailure />}
        filters={filters}
        pagination={props.pagination}
        perPage={props.perPage ?? 25}
        queryOptions={{
          // A list that is read again after a failed save must not replace that failure's notice.
          onError: ({ message }) =>
            notify(message, { type: 'error', messageArgs: { _: message }, polite: true }),
        }}
        sort={sort}
        sx={LIST}
        title={false}
      >
        {ordered ? <OrderedList>{content}</OrderedList> : content}
      </List>
      {form && <EditorPanel closeAfter={props.closeAfter} form={form} sort={sort} />}
      {props.dialogs}
    </>
  );
};

const BY_DISPLAY_ORDER: SortPayload = { field: 'display_order', order: 'ASC' };
const ACTIVE_ALONE: readonly BulkField[] = [BULK_ACTIVE];

const LIST = {
  // Beside the filters as long as there is room, below them where there is little.
  '& .RaList-actions': { flexWrap: { md: 'wrap', lg: 'nowrap' } },
  '& .RaList-actions > form': { flex: { md: '0 0 auto' }, maxWidth: '100%' },
  // The round Add button of phones would cover the last record's actions.
  pb: { xs: 10, sm: 0 },
  '& .RaList-main': { minWidth: 0 },
  // The toolbar of the ticked records covers the filters above the list.
  '& .RaList-content': { position: 'relative' },
};
