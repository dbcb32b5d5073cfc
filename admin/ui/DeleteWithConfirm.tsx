import Delete from '@mui/icons-material/Delete';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import {
  Confirm,
  useDeleteController,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeleteQuestionProps } from '../lists/questions.ts';
import { useMayWrite } from './access.tsx';
import { IconAction } from './IconAction.tsx';

interface DeleteWithConfirmProps {
  /** Returns to the list from a panel or dialog left without its record. */
  closes?: boolean;
  onDeleted?: () => void;
  /** Replaces the failure notice. */
  onError?: (error: unknown) => void;
  /** Called when the deletion failed, whichever notice says so. */
  onFailed?: () => void;
  /** Message key of the action, when not called deleting. */
  word?: string;
  /** The record's name, for screen readers, where others have the same button. */
  item?: string;
  /** The resource's own question, instead of the usual one. */
  Question?: ComponentType<DeleteQuestionProps> | undefined;
}

/** Replaces react-admin's button, which repeats its text in every row and asks for 'Confirm'. */
export const DeleteWithConfirm = (props: DeleteWithConfirmProps) => {
  const isAllowed = useMayWrite();
  /** Null until it is pressed: rows of a list carry no dialog that nobody asked for. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (!isAllowed) return null;
  return (
    <>
      <IconAction
        color="error"
        item={props.item}
        label={props.word ?? DELETE}
        onClick={() => setAsking(true)}
        size="small"
      >
        <Delete fontSize="small" />
      </IconAction>
      {isAsking !== null && (
        <Deletion {...props} isAsking={isAsking} onClose={() => setAsking(false)} />
      )}
    </>
  );
};

const DELETE = 'ra.action.delete';

interface DeletionProps extends DeleteWithConfirmProps {
  isAsking: boolean;
  onClose: () => void;
}

/** The question, and the deletion once it is confirmed. */
const Deletion = (props: DeletionProps) => {
  const { isAsking, onClose, closes, onDeleted, onError, onFailed, word, Question } = props;
  const resource = useResourceContext();
  const record = useRecordContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  // Undefined in lists. A deleted record has no unsaved changes to lose.
  const form: ReturnType<typeof useFormContext> | null = useFormContext();
  const { handleDelete, isPending } = useDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSuccess: () => {
        const messageArgs = { smart_count: 1 };
        notify(`resources.${resource}.notifications.deleted`, { type: 'success', messageArgs });
        form?.reset(form.getValues());
        if (closes) redirect('list', resource);
        onDeleted?.();
        // Refetching the deleted record itself would be reported as a failure.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
        });
      },
      ...(onError && { onError }),
      onSettled: (_deleted, error) => {
        onClose();
        if (error) onFailed?.();
      },
    },
  });
  const asked = { isPending, onClose, onConfirm: handleDelete };
  if (Question) return isAsking && record && <Question {...asked} ids={[record.id]} />;
  return (
    <Confirm
      confirm={word ?? DELETE}
      confirmColor="warning"
      content={`resources.${resource}.message.delete_content`}
      isOpen={isAsking}
      loading={isPending}
      onClose={onClose}
      onConfirm={handleDelete}
      title={word ?? 'paddock.delete.title'}
    />
  );
};
