import Edit from '@mui/icons-material/Edit';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import {
  Button,
  type Identifier,
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

/** Sets one field of the selected records; react-admin's needs a button per value. */
export const BulkChange = ({ fields }: { fields: readonly BulkField[] }) => {
  const translate = useTranslate();
  const { onSelect, onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.failed');
  const { anchor, close, open } = useMenu();
  const [asked, setAsked] = useState<Change | null>(null);
  const [updateMany, { isPending }] = useUpdateMany();

  const wordsOf = ({ field, label }: Change) => ({
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
          const messageArgs = { ...wordsOf(change), smart_count: ids.length };
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
          content={translate('lists.bulk.content', wordsOf(asked))}
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
