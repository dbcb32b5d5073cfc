import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Confirm,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * Deletes the record around it once the question 'Are you sure …?' is answered (back-office §2).
 * `closes` leads back to the list, from a panel or a window that would stand there without a record.
 */
export const DeleteWithConfirm = ({ closes = false }: { closes?: boolean }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  // Absent in lists. A deleted record has no unsaved changes that leaving could lose.
  const form: ReturnType<typeof useFormContext> | null = useFormContext();
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();

  const confirm = () =>
    deleteOne(
      resource,
      { id: record?.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`resources.${resource}.notifications.deleted`, {
            type: 'success',
            messageArgs: { smart_count: 1 },
          });
          form?.reset(undefined, { keepValues: true });
          if (closes) redirect('list', resource);
          // The record itself is gone; asking for it once more would be told as a failure.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
          });
        },
        onError: (error) => {
          const text = error instanceof Error ? error.message : '';
          notify(text, { type: 'error', messageArgs: { _: text } });
        },
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <Tooltip title={translate('ra.action.delete')}>
        <IconButton
          aria-label={translate('ra.action.delete')}
          color="error"
          onClick={() => setAsking(true)}
          size="small"
        >
          <Delete fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        confirm="ra.action.delete"
        confirmColor="warning"
        content={`resources.${resource}.message.delete_content`}
        isOpen={asking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="paddock.delete.title"
      />
    </>
  );
};
