import Edit from '@mui/icons-material/Edit';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import {
  BulkActionsToolbar,
  BulkDeleteWithConfirmButton,
  Button,
  Confirm,
  SelectAllButton,
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
import type { BulkField } from './common.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useMenu } from './useMenu.ts';

export const BulkActions = ({ fields }: { fields: readonly BulkField[] }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
    <ForWriters>{fields.length > 0 && <BulkChange fields={fields} />}</ForWriters>
    <ExportButton ticked />
    <ForWriters>
      <BulkDelete />
    </ForWriters>
  </BulkActionsToolbar>
);

const ORDERS_STAY = 'resources.orders.message.delete_several';

const BulkDelete = () => {
  const { onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.notDeleted');
  const count = selectedIds.length;
  return (
    <BulkDeleteWithConfirmButton
      confirmColor="warning"
      confirmContent={resource === 'orders' ? ORDERS_STAY : 'paddock.delete.several'}
      confirmTitle="paddock.delete.title"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: () => {
          const messageArgs = { smart_count: count };
          notify(`resources.${resource}.notifications.deleted`, { type: 'success', messageArgs });
          onUnselectItems();
          refresh();
        },
        onError: (error) => {
          reportFailures(error, count);
          refresh();
        },
      }}
    />
  );
};

interface Change {
  field: BulkField;
  value: string | boolean;
  label: string;
}

/** Sets one field of the selected records; react-admin's needs a button per value. */
const BulkChange = ({ fields }: { fields: readonly BulkField[] }) => {
  const translate = useTranslate();
  const { onUnselectItems, resource, selectedIds } = useListContext();
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
  const save = (change: Change) => {
    const { field, value } = change;
    const ids = [...selectedIds];
    const undoable = !field.asks;
    updateMany(
      resource,
      { ids, data: { [field.source]: value } },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: () => {
          const messageArgs = { ...named(change), smart_count: ids.length };
          notify('lists.bulk.done', { type: 'success', undoable, messageArgs });
          onUnselectItems();
          setAsked(null);
          if (!undoable) refresh();
        },
        onError: (error) => {
          reportFailures(error, ids.length);
          setAsked(null);
          refresh();
        },
      },
    );
  };
  const choose = (change: Change) => {
    close();
    if (change.field.asks) setAsked(change);
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
              onClick={() => choose({ field, value, label })}
              sx={{ pl: 3 }}
            >
              {translate(label)}
            </MenuItem>
          )),
        ])}
      </Menu>
      <Confirm
        confirm="lists.bulk.change"
        content={asked ? translate('lists.bulk.content', named(asked)) : ''}
        isOpen={asked !== null}
        loading={isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && save(asked)}
        title={translate('lists.bulk.title', { smart_count: selectedIds.length })}
      />
    </>
  );
};

/** The number of failed records named; more would fill the screen. */
const NAMED = 3;

/** Reports which records failed and why, or why the whole call did. */
function useReportFailures(key: string) {
  const { data = [], resource } = useListContext();
  const represent = useGetRecordRepresentation(resource);
  const notify = useNotify();

  return (error: unknown, count: number) => {
    const failures = failedRecords(error);
    const named = failures.slice(0, NAMED).map(({ id, message }) => {
      const record = data.find((other) => other.id === id);
      return `${record ? String(represent(record)) : `#${id}`}: ${message}`;
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
