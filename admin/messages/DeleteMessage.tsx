import Delete from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useTranslate } from 'react-admin';
import type { ContactMessage } from '../../api/contract/types.ts';
import { logFailure } from './logFailure.ts';

interface DeleteMessageProps {
  message: ContactMessage;
  onDeleted: () => void;
}

/** Deletes the opened message after the question; a failure is only logged (back-office §8). */
export const DeleteMessage = ({ message, onDeleted }: DeleteMessageProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const label = translate('ra.action.delete');

  const confirm = () =>
    deleteOne(
      'messages',
      { id: message.id, previousData: message },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('resources.messages.notifications.deleted', { type: 'success' });
          onDeleted();
          // Not the message itself, which still stands there and would be asked for in vain.
          for (const list of ['getInfiniteList', 'getList'])
            queryClient.invalidateQueries({ queryKey: ['messages', list] });
        },
        onError: logFailure,
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} color="error" onClick={() => setAsking(true)}>
          <Delete />
        </IconButton>
      </Tooltip>
      <Confirm
        confirm="ra.action.delete"
        confirmColor="warning"
        content="resources.messages.message.delete_content"
        isOpen={asking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="paddock.delete.title"
      />
    </>
  );
};
