import { BulkActionsToolbar, SelectAllButton } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { BulkChange } from '../lists/BulkChange.tsx';
import { BulkDelete } from '../lists/BulkDelete.tsx';
import { BulkExport } from '../lists/BulkExport.tsx';
import type { BulkField } from '../lists/bulkField.ts';

/** What can be done with several ticked records: change a field, export, delete; and tick all others. */
export const BulkActions = ({ fields }: { fields: readonly BulkField[] }) => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
    {fields.length > 0 && <BulkChange fields={fields} />}
    <BulkExport />
    <BulkDelete />
  </BulkActionsToolbar>
);
