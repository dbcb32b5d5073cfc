import Edit from '@mui/icons-material/Edit';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Button,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
  useUpdateMany,
} from 'react-admin';
import { selectFailed, useReportFailures } from './bulkFailures.ts';
import type { BulkField } from './bulkFields.ts';
import { useMenu } from './useMenu.ts';

interface Change {
  ids: readonly Identifier[];
  field: BulkField;
  value: string | boolean;
  label: string;
}

/** Sets one field of the selected records that hold something else; react-admin's needs a button per value. */
export const BulkChange = ({ fields }: { fields: readonly BulkField[] }) => {
  const translate = useTranslate();
  const { onSelect, onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.failed');
  const { anchor, close, open } = useMenu();
  const [asked, setAsked] = useState<Change | null>(null);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();

  const wordsOf = ({ field, label }: Change) => ({
    field: translate(field.label),
    value: translate(label),
  });
  const changedIds = async ({ ids, field, value }: Change) => {
    const { source, shown = (found: RaRecord) => found[source], Question } = field;
    const isAlready = (record: RaRecord) => shown(record) === value;
    const { data } = await dataProvider.getMany(resource, { ids: [...ids] });
    // What can still be undone is in the lists, but not written yet.
    const waiting = Question
      ? []
      : queryClient
          .getQueriesData<{ data?: RaRecord[] }>({ queryKey: [resource, 'getList'] })
          .flatMap(([, list]) => list?.data ?? []);
    // One that is not found was deleted meanwhile, which its write tells.
    return ids.filter((id) => {
      const known = [...data, ...waiting].filter((record) => record.id === id);
      return known.length === 0 || !known.every(isAlready);
    });
  };
  const save = async (change: Change, more = {}) => {
    const { field, value } = change;
    const undoable = !field.Question;
    setReading(true);
    const ids = await changedIds(change)
      .catch((error) => reportFailures(error, change.ids.length))
      .finally(() => setReading(false));
    if (!ids) return;
    const done = () => {
      const counts = Object.entries({ changed: ids.length, kept: change.ids.length - ids.length })
        .filter(([, count]) => count > 0)
        .map(([key, smart_count]) => translate(`lists.bulk.${key}`, { smart_count }))
        .join(', ');
      const messageArgs = { ...wordsOf(change), counts };
      const onUndo = () => {
        onSelect([...change.ids]);
        notify('lists.bulk.undone', { type: 'info', messageArgs });
      };
      const isChanged = ids.length > 0;
      notify('lists.bulk.done', {
        type: isChanged ? 'success' : 'info',
        undoable: undoable && isChanged,
        onUndo,
        messageArgs,
      });
      onUnselectItems();
      setAsked(null);
      if (!undoable) refresh();
    };
    if (ids.length === 0) return done();
    updateMany(
      resource,
      { ids, data: { [field.source]: value, ...more } },
      {
        mutationMode: undoable ? 'undoable' : 'pessimistic',
        onSuccess: done,
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
    else void save(change);
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
          content={translate('lists.bulk.content', wordsOf(asked))}
          ids={asked.ids}
          isPending={isReading || isPending}
          onClose={() => setAsked(null)}
          onConfirm={(more) => save(asked, more)}
          value={asked.value}
        />
      )}
    </>
  );
};
