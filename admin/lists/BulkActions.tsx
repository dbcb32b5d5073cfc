import type { ComponentType, ReactElement } from 'react';
import { BulkActionsToolbar, type RaRecord, SelectAllButton, useListContext } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { ForWriters } from '../ui/access.tsx';
import { BulkChange } from './BulkChange.tsx';
import { BulkDelete } from './BulkDelete.tsx';
import type { BulkField } from './bulkFields.ts';
import { ExportButton, type ExportProps } from './ExportButton.tsx';
import type { DeleteQuestionProps } from './questions.ts';
import { Selected } from './Selected.tsx';
import { useFocusAfterSelection } from './useFocusAfterSelection.ts';

/** Whether a record is deleted already, in a list that keeps such records. */
export type IsDeleted = (record: RaRecord) => boolean;

interface BulkActionsProps {
  fields: readonly BulkField[];
  DeleteQuestion?: ComponentType<DeleteQuestionProps> | undefined;
  isDeleted?: IsDeleted | undefined;
  Export?: ComponentType<ExportProps> | undefined;
  buttons?: ReactElement | undefined;
}

/** What can be done with the selected records, in a bar below them that stays in sight. */
export const BulkActions = (props: BulkActionsProps) => {
  const { buttons, fields, DeleteQuestion, isDeleted, Export = ExportButton } = props;
  const { data = [], selectedIds } = useListContext();
  useFocusAfterSelection();
  const hasDeleted =
    isDeleted && data.some((record) => selectedIds.includes(record.id) && isDeleted(record));
  return (
    <>
      <Selected />
      <BulkActionsToolbar selectAllButton={<SelectAllButton limit={LIMITS.pageSize} />}>
        <ForWriters>
          {!hasDeleted && fields.length > 0 && <BulkChange fields={fields} />}
        </ForWriters>
        {buttons}
        <Export ticked />
        <ForWriters>{!hasDeleted && <BulkDelete Question={DeleteQuestion} />}</ForWriters>
      </BulkActionsToolbar>
    </>
  );
};
