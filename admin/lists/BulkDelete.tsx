import Delete from '@mui/icons-material/Delete';
import { useState } from 'react';
import {
  Button,
  Confirm,
  useDeleteMany,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useTellFailures } from './useTellFailures.ts';

/** Deletes the ticked records after a question; those that fail are told by name. */
export const BulkDelete = () => {
  const resource = useResourceContext();
  const { onUnselectItems, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const tellFailures = useTellFailures('lists.bulk.notDeleted');
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();

  const confirm = () => {
    const ids = [...selectedIds];
    deleteMany(
      resource,
      { ids },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('lists.bulk.deleted', {
            type: 'success',
            messageArgs: { smart_count: ids.length },
          });
          onUnselectItems();
        },
        onError: (error) => tellFailures(error, ids.length),
        onSettled: () => {
          setAsking(false);
          refresh();
        },
      },
    );
  };

  return (
    <>
      <Button color="error" label="ra.action.delete" onClick={() => setAsking(true)}>
        <Delete />
      </Button>
      <Confirm
        confirm="ra.action.delete"
        confirmColor="warning"
        content={translate('paddock.delete.several', { smart_count: selectedIds.length })}
        isOpen={asking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="paddock.delete.title"
      />
    </>
  );
};
