import {
  BulkActionsToolbar,
  BulkDeleteWithConfirmButton,
  SelectAllButton,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { BulkChange } from './BulkChange.tsx';
import type { BulkField } from './common.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useReportFailures } from './useReportFailures.ts';

/** What can be done with the ticked records: change a field, export, delete; and tick all others. */
export const BulkActions = ({ fields }: { fields: readonly BulkField[] }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
    {fields.length > 0 && <BulkChange fields={fields} />}
    <ExportButton ticked />
    <BulkDelete />
  </BulkActionsToolbar>
);

const BulkDelete = () => {
  const { onUnselectItems, resource, selectedIds } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportFailures = useReportFailures('lists.bulk.notDeleted');
  const count = selectedIds.length;
  return (
    <BulkDeleteWithConfirmButton
      confirmColor="warning"
      confirmContent="paddock.delete.several"
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
