import Delete from '@mui/icons-material/Delete';
import { type ComponentType, useState } from 'react';
import {
  BulkDeleteWithConfirmButton,
  Button,
  type Identifier,
  useDeleteMany,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { selectFailed, useReportFailures } from './bulkFailures.ts';
import type { DeleteQuestionProps } from './questions.ts';

interface BulkDeleteProps {
  /** The resource's own question, in place of the usual one. */
  Question: ComponentType<DeleteQuestionProps> | undefined;
}

/** Deletes the selected records, after a question. */
export const BulkDelete = ({ Question }: BulkDeleteProps) => {
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
