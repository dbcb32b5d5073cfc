import Delete from '@mui/icons-material/Delete';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import {
  Confirm,
  IconButtonWithTooltip,
  useDeleteController,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeleteQuestionProps } from '../lists/common.tsx';
import { useMayWrite } from './access.tsx';

interface DeleteWithConfirmProps {
  /** Returns to the list from a panel or dialog left without its record. */
  closes?: boolean;
  onDeleted?: () => void;
  /** Replaces the failure notice. */
  onError?: (error: unknown) => void;
  /** Message key of the action, when not called deleting. */
  word?: string;
  /** The resource's own question, instead of the usual one. */
  Question?: ComponentType<DeleteQuestionProps> | undefined;
}

/** Replaces react-admin's button, which repeats its text in every row and asks for 'Confirm'. */
export const DeleteWithConfirm = (props: DeleteWithConfirmProps) => {
  const { closes, onDeleted, onError, word, Question } = props;
  const label = word ?? 'ra.action.delete';
  const resource = useResourceContext();
  const record = useRecordContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  // Undefined in lists. A deleted record has no unsaved changes to lose.
  const form: ReturnType<typeof useFormContext> | null = useFormContext();
  const isAllowed = useMayWrite();
  const [isAsking, setAsking] = useState(false);
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSuccess: () => {
        const messageArgs = { smart_count: 1 };
        notify(`resources.${resource}.notifications.deleted`, { type: 'success', messageArgs });
        form?.reset(undefined, { keepValues: true });
        if (closes) redirect('list', resource);
        onDeleted?.();
        // Refetching the deleted record itself would be reported as a failure.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
        });
      },
      ...(onError && { onError }),
      onSettled: () => setAsking(false),
    },
  });

  if (!isAllowed) return null;
  return (
    <>
      <IconButtonWithTooltip
        color="error"
        label={label}
        onClick={() => setAsking(true)}
        size="small"
      >
        <Delete fontSize="small" />
      </IconButtonWithTooltip>
      {Question ? (
        isAsking &&
        record && (
          <Question
            ids={[record.id]}
            isPending={isPending}
            onClose={() => setAsking(false)}
            onConfirm={handleDelete}
          />
        )
      ) : (
        <Confirm
          confirm={label}
          confirmColor="warning"
          content={`resources.${resource}.message.delete_content`}
          isOpen={isAsking}
          loading={isPending}
          onClose={() => setAsking(false)}
          onConfirm={handleDelete}
          title={word ?? 'paddock.delete.title'}
        />
      )}
    </>
  );
};
