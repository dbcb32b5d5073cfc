import Edit from '@mui/icons-material/Edit';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  Button,
  CreateButton,
  FilterButton,
  List,
  type RaRecord,
  type SortPayload,
  TopToolbar,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import type { UpdateLists } from '../form/useSaveOutcome.ts';
import { ImportButton } from '../importing/ImportButton.tsx';
import { useMayWrite } from '../layout/access.tsx';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { IconLink } from '../layout/IconLink.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { SitePlace } from '../previews/SitePlace.tsx';
import { BulkActions, type IsDeleted } from './BulkActions.tsx';
import { BULK_ACTIVE, type BulkField } from './bulkFields.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Columns } from './columnChoice.ts';
import { EditorPanel } from './EditorPanel.tsx';
import { EndOfSelection } from './EndOfSelection.tsx';
import { ExportButton, type ExportProps } from './ExportButton.tsx';
import { ListContent, LoadingText, NoneFound, Pages } from './ListStates.tsx';
import type { ListOrdering } from './listOrdering.ts';
import { type PhoneCard, PhoneList, useIsPhone } from './PhoneList.tsx';
import type { DeleteQuestionProps } from './questions.ts';
import { RecordTable } from './RecordTable.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type Filter, useFilters } from './useFilters.ts';
import { PAGE_SIZE } from './useNeighbours.ts';

interface EditorProps<T extends RaRecord> {
  columns: Columns;
  /** Sources of the columns hidden by default. */
  hiddenColumns?: string[];
  /** Additional row buttons of this list, also on phones. */
  rowButtons?: ReactElement;
  phone: PhoneCard<T>;
  filters?: Filter[];
  sort?: SortPayload;
  perPage?: number;
  pagination?: ReactElement;
  /** Lets records be moved: `listOrdering`, which other lists don't load. */
  ordering?: ListOrdering;
  /** Fields that can be changed for several records at once. */
  bulkFields?: readonly BulkField[];
  /** Asked before records are deleted, instead of the usual question. */
  DeleteQuestion?: ComponentType<DeleteQuestionProps>;
  /** Records for which it is true are not deleted again, nor changed together with others. */
  isDeleted?: IsDeleted;
  /** Additional buttons for the selected records. */
  bulkButtons?: ReactElement;
  /** The list's own export, instead of the usual one. */
  Export?: ComponentType<ExportProps>;
  canImport?: boolean;
  /** The form of the panel; without one, records open read-only. */
  form?: ComponentType;
  closeAfter?: number;
  /** Brings the lists up to date with an updated record, instead of having them read again. */
  updateLists?: UpdateLists;
  sitePage?: string;
  /** Dialogs that this editor opens instead of, or in addition to, the panel. */
  dialogs?: ReactElement;
}

/** The parts of every editor: title, Add button, list, and a panel with the form. */
export const Editor = <T extends RaRecord>(props: EditorProps<T>) => {
  const isAllowed = useMayWrite();
  const { columns, form, filters, phone } = props;
  const ordering = isAllowed ? props.ordering : undefined;
  const { bulkFields = [BULK_ACTIVE], DeleteQuestion, isDeleted } = props;
  const canImport = isAllowed && props.canImport !== false;
  const { perPage = PAGE_SIZE, sort = BY_DISPLAY_ORDER } = props;
  const resource = useResourceContext();
  const translate = useTranslate();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const opens = form ? 'edit' : 'show';
  const actions = (
    <RowActions DeleteQuestion={DeleteQuestion} isDeleted={isDeleted}>
      {props.rowButtons}
      {ordering && <ordering.Buttons />}
    </RowActions>
  );
  const content = (
    <ListContent>
      <LoadingText />
      {isPhone ? (
        <PhoneList<T> actions={actions} card={phone} opens={opens} ordering={ordering} />
      ) : (
        <RecordTable
          actions={actions}
          columns={columns}
          hiddenColumns={props.hiddenColumns}
          opens={opens}
          ordering={ordering}
        />
      )}
      <BulkActions
        DeleteQuestion={DeleteQuestion}
        Export={props.Export}
        buttons={props.bulkButtons}
        fields={bulkFields}
        isDeleted={isDeleted}
      />
      <EndOfSelection />
    </ListContent>
  );
  const ordered = ordering ? <ordering.List>{content}</ordering.List> : content;
  return (
    <>
      <PageHeading>{translate(`resources.${resource}.page.list`)}</PageHeading>
      <List
        actions={<EditorActions {...props} canImport={canImport} isTable={!isPhone} />}
        empty={
          <NoneFound
            canAdd={isAllowed && form !== undefined}
            canImport={canImport}
            isInviting={isAllowed}
          />
        }
        error={ordered}
        filters={useFilters(filters)}
        pagination={props.pagination ?? <Pages />}
        perPage={perPage}
        queryOptions={{
          // A refetch after a failed save must not replace that failure's notice.
          onError: ({ message }) =>
            notify(message, { type: 'error', messageArgs: { _: message }, polite: true }),
        }}
        sort={sort}
        sx={LIST}
        title={false}
      >
        {ordered}
      </List>
      {form && (
        <EditorPanel
          closeAfter={props.closeAfter}
          form={form}
          list={{ sort, perPage }}
          updateLists={props.updateLists}
        />
      )}
      {props.dialogs}
    </>
  );
};

const BY_DISPLAY_ORDER: SortPayload = { field: 'display_order', order: 'ASC' };

const LIST = {
  // The buttons are next to the filters where there is room, otherwise below them.
  '& .RaList-actions': { flexWrap: { md: 'wrap', lg: 'nowrap' } },
  // Many filters leave the buttons their room, and continue on a second line.
  '& .RaList-actions > form': { flex: { md: '0 0 auto', lg: '0 1 auto' }, maxWidth: '100%' },
  // The button that removes a filter is as high as its switch.
  '& .filter-field:has(.MuiSwitch-root)': { alignItems: 'center' },
  '& .filter-field:has(.MuiSwitch-root) .hide-filter': { mb: 0 },
  // The round Add button of phones would cover the last record's actions.
  pb: { xs: 10, sm: 0 },
  '& .RaList-main': { minWidth: 0 },
  // The bar of the selected records sticks to the window's lower edge, not to the list's.
  '& .RaList-content': { overflow: 'visible' },
};

type Passed =
  | 'Export'
  | 'canImport'
  | 'columns'
  | 'filters'
  | 'form'
  | 'hiddenColumns'
  | 'sitePage';

interface EditorActionsProps extends Pick<EditorProps<RaRecord>, Passed> {
  /** Whether records show in a table with selectable columns, or on cards with a sort menu. */
  isTable: boolean;
}

const EditorActions = (props: EditorActionsProps) => {
  const { canImport, columns, filters, form, hiddenColumns, isTable, sitePage } = props;
  const { Export = ExportButton } = props;
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  const isAllowed = useMayWrite();
  // The round Add button of phones would cover the bar of the selected records.
  const isCovering = !isTable && selectedIds.length > 0;
  return (
    <TopToolbar sx={TOOLBAR}>
      {filters && <FilterButton />}
      {isTable ? (
        <ColumnsMenu columns={columns} hidden={hiddenColumns} />
      ) : (
        <SortMenu columns={columns} />
      )}
      {sitePage && (
        <Button
          component="a"
          href={sitePage}
          label="paddock.viewOnSite"
          rel="noopener"
          target="_blank"
        >
          <OpenInNew />
        </Button>
      )}
      <Export />
      {canImport && <ImportButton />}
      {form && isAllowed && !isFormOpen && !isCovering && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};

const TOOLBAR = {
  flexWrap: 'wrap',
  rowGap: 0.5,
  flex: { md: '1 1 100%', lg: '1 1 0' },
  minWidth: { lg: 200 },
};

interface RowActionsProps {
  DeleteQuestion: EditorProps<RaRecord>['DeleteQuestion'] | undefined;
  isDeleted: IsDeleted | undefined;
  children?: ReactNode;
}

const RowActions = ({ DeleteQuestion, isDeleted, children }: RowActionsProps) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const { hasEdit } = useResourceDefinition();
  const isAllowed = useMayWrite();
  if (!record || !resource) return null;
  const item = String(represent(record));
  return (
    <Box onClick={(event) => event.stopPropagation()} role="presentation" sx={ROW_ACTIONS}>
      {children}
      <SitePlace />
      {hasEdit && (
        <IconLink
          data-row-entry
          item={item}
          label={isAllowed ? 'ra.action.edit' : 'ra.action.show'}
          to={createPath({ resource, id: record.id, type: 'edit' })}
        >
          {isAllowed ? <Edit fontSize="small" /> : <Visibility fontSize="small" />}
        </IconLink>
      )}
      {!isDeleted?.(record) && <DeleteWithConfirm Question={DeleteQuestion} item={item} />}
    </Box>
  );
};

const ROW_ACTIONS = {
  display: 'flex',
  // A card of the smallest phones has no place for all of them in a line.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
};
