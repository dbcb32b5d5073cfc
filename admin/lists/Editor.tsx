import type { ComponentType, ReactElement } from 'react';
import {
  List,
  type RaRecord,
  type SortPayload,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { UpdateLists } from '../form/useSaveOutcome.ts';
import { useMayWrite } from '../ui/access.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BulkActions, type IsDeleted } from './BulkActions.tsx';
import { BULK_ACTIVE, type BulkField } from './bulkFields.ts';
import { EditorActions, type EditorActionsProps } from './EditorActions.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { EndOfSelection } from './EndOfSelection.tsx';
import { ListContent, LoadingText, NoneFound, Pages } from './ListStates.tsx';
import type { ListOrdering } from './listOrdering.ts';
import { type PhoneCard, PhoneList, useIsPhone } from './PhoneList.tsx';
import type { DeleteQuestionProps } from './questions.ts';
import { RecordTable } from './RecordTable.tsx';
import { RowActions } from './RowActions.tsx';
import { useFilters } from './useFilters.ts';
import { PAGE_SIZE } from './useNeighbours.ts';

interface EditorProps<T extends RaRecord> extends Omit<EditorActionsProps, 'isTable'> {
  /** Additional row buttons of this list, also on phones. */
  rowButtons?: ReactElement;
  phone: PhoneCard<T>;
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
  closeAfter?: number;
  /** Brings the lists up to date with an updated record, instead of having them read again. */
  updateLists?: UpdateLists;
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
