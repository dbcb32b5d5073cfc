import {
  CreateButton,
  ExportButton,
  FilterButton,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { SitePageButton } from './SitePageButton.tsx';
import { useOpenRecord } from './useOpenRecord.ts';

interface EditorActionsProps {
  canAdd: boolean;
  canFilter: boolean;
  sitePage?: string;
}

/**
 * The buttons over a list: filters, the way to the public page, export and, where records can be added
 * and none is open, Add.
 */
export const EditorActions = ({ canAdd, canFilter, sitePage }: EditorActionsProps) => {
  const resource = useResourceContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <TopToolbar>
      {canFilter && <FilterButton />}
      {sitePage && <SitePageButton href={sitePage} />}
      <ExportButton />
      {canAdd && !isFormOpen && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};
