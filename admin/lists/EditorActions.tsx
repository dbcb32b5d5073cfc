import { CreateButton, TopToolbar, useResourceContext } from 'react-admin';
import { ImportButton } from '../importing/ImportButton.tsx';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { SitePageButton } from './SitePageButton.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type Columns, sortFieldsOf } from './sortFieldsOf.ts';

interface EditorActionsProps {
  canAdd: boolean;
  canFilter: boolean;
  canImport: boolean;
  /** A table's columns can be chosen; cards on phones are sorted here instead. */
  isTable: boolean;
  columns: Columns;
  hiddenColumns?: string[];
  sitePage?: string;
}

/**
 * The buttons over a list: filters, saved queries, columns or sorting, the way to the public page, export
 * and import and, where records can be added and none is open, Add.
 */
export const EditorActions = (props: EditorActionsProps) => {
  const { canAdd, canFilter, canImport, isTable, sitePage, columns, hiddenColumns } = props;
  const resource = useResourceContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <TopToolbar sx={TOOLBAR}>
      {canFilter && <FilterMenu />}
      <SavedQueries />
      {isTable ? (
        <ColumnsMenu columns={columns} hidden={hiddenColumns} />
      ) : (
        <SortMenu fields={sortFieldsOf(columns)} />
      )}
      {sitePage && <SitePageButton href={sitePage} />}
      <ExportButton />
      {canImport && <ImportButton />}
      {canAdd && !isFormOpen && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};

const TOOLBAR = { flexWrap: 'wrap', rowGap: 0.5, flex: { md: '1 1 100%', lg: '1 1 0' } };
