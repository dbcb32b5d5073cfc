import { BulkActionsToolbar, SelectAllButton } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { BulkChange } from './BulkChange.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import { BulkExport } from './BulkExport.tsx';
import type { BulkField } from './bulkField.ts';

/** What can be done with several ticked records: change a field, export, delete; and tick all others. */
export const BulkActions = ({ fields }: { fields: readonly BulkField[] }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
    {fields.length > 0 && <BulkChange fields={fields} />}
    <BulkExport />
    <BulkDelete />
  </BulkActionsToolbar>
);
