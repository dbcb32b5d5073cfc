import Delete from '@mui/icons-material/Delete';
import Edit from '@mui/icons-material/Edit';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, type ReactElement, useState } from 'react';
import {
  BulkActionsToolbar,
  BulkDeleteWithConfirmButton,
  Button,
  type Identifier,
  type RaRecord,
  SelectAllButton,
  useDeleteMany,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdateMany,
} from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { ForWriters } from '../layout/access.tsx';
import { failedRecords } from '../providers/eachRecord.ts';
import { reasonOf } from '../providers/failures.ts';
import type { BulkField } from './bulkFields.ts';
import { ExportButton, type ExportProps } from './ExportButton.tsx';
import type { DeleteQuestionProps } from './questions.ts';
import { useFocusAfterSelection } from './useFocusAfterSelection.ts';
import { useMenu } from './useMenu.ts';

/** Whether a record is deleted already, in a list that keeps such records. */
export type IsDeleted = (record: RaRecord) => boolean;

interface BulkActionsProps {
  fields: readonly BulkField[];
  DeleteQuestion?: ComponentType<DeleteQuestionProps> | undefined;
  isDeleted?: IsDeleted | undefined;
  Export?: ComponentType<ExportProps> | undefined;
  buttons?: ReactElement | undefined;
}

/** What can be done with the selected records, in a bar below them that stays in sight. */
export const BulkActions = (props: BulkActionsProps) => {
  const { buttons, fields, DeleteQuestion, isDeleted, Export = ExportButton } = props;
  const { data = [], selectedIds } = useListContext();
  useFocusAfterSelection();
  const hasDeleted =
    isDeleted && data.some((record) => selectedIds.includes(record.id) && isDeleted(record));
  return (
    <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
      <ForWriters>{!hasDeleted && fields.length > 0 && <BulkChange fields={fields} />}</ForWriters>
      {buttons}
      <Export ticked />
      <ForWriters>{!hasDeleted && <BulkDelete Question={DeleteQuestion} />}</ForWriters>
    </BulkActionsToolbar>
  );
};

const BulkDelete = ({ Question }: { Question: BulkActionsProps['DeleteQuestion'] }) => {
  const { onSelect, onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.notDeleted');
  const count = selectedIds.length;
  const outcome = {
    onSuccess: () => {
      const messageArgs = { smart_count: count };
      notify(`resources.${resource}.notifications.deleted`, { type: 'success', messageArgs });
      onUnselectItems();
      refresh();
    },
    onError: (error: unknown) => {
      reportFailures(error, count);
      selectFailed(error, onSelect);
      refresh();
    },
  };
  if (Question) return <AskedDelete Question={Question} outcome={outcome} />;
  return (
    <BulkDeleteWithConfirmButton
      confirmColor="warning"
      confirmContent="paddock.delete.several"
      confirmTitle="paddock.delete.title"
      mutationMode="pessimistic"
      mutationOptions={outcome}
    />
  );
};

interface AskedDeleteProps {
  Question: ComponentType<DeleteQuestionProps>;
  outcome: { onSuccess: () => void; onError: (error: unknown) => void };
}

/** Deletes the selected records after the resource's own question. */
const AskedDelete = ({ Question, outcome }: AskedDeleteProps) => {
  const { resource, selectedIds } = useListContext();
  // Those that were selected when it was asked.
  const [asked, setAsked] = useState<Identifier[] | null>(null);
  const [deleteMany, { isPending }] = useDeleteMany();
  const remove = (ids: Identifier[]) =>
    deleteMany(
      resource,
      { ids },
      { ...outcome, mutationMode: 'pessimistic', onSettled: () => setAsked(null) },
    );
  return (
    <>
      <Button color="error" label="ra.action.delete" onClick={() => setAsked([...selectedIds])}>
        <Delete />
      </Button>
      {asked && (
        <Question
          ids={asked}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked)}
        />
      )}
    </>
  );
};

interface Change {
  ids: readonly Identifier[];
  field: BulkField;
  value: string | boolean;
  label: string;
}

/** Sets one field of the selected records; react-admin's needs a button per value. */
const BulkChange = ({ fields }: { fields: readonly BulkField[] }) => {
  const translate = useTranslate();
  const { onSelect, onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.failed');
  const { anchor, close, open } = useMenu();
  const [asked, setAsked] = useState<Change | null>(null);
  const [updateMany, { isPending }] = useUpdateMany();

  const named = ({ field, label }: Change) => ({
    field: translate(field.label),
    value: translate(label),
  });
  const save = (change: Change, more = {}) => {
    const { field, value } = change;
    const ids = [...change.ids];
    const undoable = !field.Question;
    updateMany(
      resource,
      { ids, data: { [field.source]: value, ...more } },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          const messageArgs = { ...named(change), smart_count: ids.length };
          const onUndo = () => {
            onSelect(ids);
            notify('lists.bulk.undone', { type: 'info', messageArgs });
          };
          notify('lists.bulk.done', { type: 'success', undoable, onUndo, messageArgs });
          onUnselectItems();
          setAsked(null);
          if (!undoable) refresh();
        },
        onError: (error) => {
          reportFailures(error, ids.length);
          selectFailed(error, onSelect);
          setAsked(null);
          refresh();
        },
      },
    );
  };
  const choose = (change: Change) => {
    close();
    if (change.field.Question) setAsked(change);
    else save(change);
  };

  return (
    <>
      <Button aria-haspopup="menu" label="lists.bulk.change" onClick={open}>
        <Edit />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {fields.flatMap((field) => [
          <ListSubheader key={field.source} role="presentation" sx={{ lineHeight: 2.25 }}>
            {translate(field.label)}
          </ListSubheader>,
          ...field.options.map(({ value, label }) => (
            <MenuItem
              aria-label={`${translate(field.label)}: ${translate(label)}`}
              key={`${field.source} ${value}`}
              onClick={() => choose({ ids: selectedIds, field, value, label })}
              sx={{ pl: 3 }}
            >
              {translate(label)}
            </MenuItem>
          )),
        ])}
      </Menu>
      {asked?.field.Question && (
        <asked.field.Question
          content={translate('lists.bulk.content', named(asked))}
          ids={asked.ids}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onConfirm={(more) => save(asked, more)}
          value={asked.value}
        />
      )}
    </>
  );
};

/** Leaves the failed records selected for the next try; all of them when the whole call failed. */
function selectFailed(error: unknown, onSelect: (ids: Identifier[]) => void): void {
  const failed = failedRecords(error);
  if (failed.length > 0) onSelect(failed.filter(({ isGone }) => !isGone).map(({ id }) => id));
}

/** The number of failed records named; more would fill the screen. */
const NAMED = 3;

/** Reports which records failed and why, or why the whole call did. */
function useReportFailures(key: string) {
  const { data = [], resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();
  const translate = useTranslate();

  return (error: unknown, count: number) => {
    const failures = failedRecords(error);
    const named = failures.slice(0, NAMED).map(({ id, message, isGone }) => {
      const record = data.find((other) => other.id === id);
      const name = record ? String(represent(record)) : `#${id}`;
      return `${name}: ${isGone ? translate('paddock.deletedMeanwhile') : message}`;
    });
    const whole = reasonOf(error);
    const reason = named.join('; ') + (failures.length > NAMED ? '; …' : '');
    notify(failures.length > 0 ? key : whole, {
      type: 'error',
      autoHideDuration: 12_000,
      messageArgs: { _: whole, reason, smart_count: failures.length, count },
    });
  };
}
