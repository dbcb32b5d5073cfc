import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, CreateButton, FilterButton, TopToolbar, useResourceContext } from 'react-admin';
import { ImportButton } from '../importing/ImportButton.tsx';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Columns } from './columnChoice.ts';
import { ExportButton } from './ExportButton.tsx';
import { SortMenu } from './SortMenu.tsx';

interface EditorActionsProps {
  canAdd: boolean;
  canFilter: boolean;
  canImport: boolean;
  /** A table's columns can be chosen; cards on phones are sorted here instead. */
  isTable: boolean;
  columns: Columns;
  hiddenColumns?: string[];
  /** The page of the public site that shows these records. */
  sitePage?: string;
}

/** The buttons over a list; Add only while no form is open. */
export const EditorActions = (props: EditorActionsProps) => {
  const { canAdd, canFilter, canImport, isTable, sitePage, columns, hiddenColumns } = props;
  const resource = useResourceContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  return (
    <TopToolbar sx={TOOLBAR}>
      {canFilter && <FilterButton />}
      {isTable ? (
        <ColumnsMenu columns={columns} hidden={hiddenColumns} />
      ) : (
        <SortMenu columns={columns} />
      )}
      {sitePage && (
        <Button
          component="a"
          href={sitePage}
          label="paddock.viewOnSite"
          rel="noopener"
          target="_blank"
        >
          <OpenInNew />
        </Button>
      )}
      <ExportButton />
      {canImport && <ImportButton />}
      {canAdd && !isFormOpen && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};

const TOOLBAR = { flexWrap: 'wrap', rowGap: 0.5, flex: { md: '1 1 100%', lg: '1 1 0' } };
