import {
  CreateButton,
  ExportButton,
  FilterButton,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { useOpenRecord } from './useOpenRecord.ts';

/** The buttons over a list: filters, export and, where records can be added and none is open, Add. */
export const EditorActions = ({ canAdd, canFilter }: { canAdd: boolean; canFilter: boolean }) => {
  const resource = useResourceContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <TopToolbar>
      {canFilter && <FilterButton />}
      <ExportButton />
      {canAdd && !isFormOpen && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};
