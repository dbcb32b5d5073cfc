import OpenInNew from '@mui/icons-material/OpenInNew';
import type { ComponentType } from 'react';
import { Button, CreateButton, TopToolbar, useListContext, useResourceContext } from 'react-admin';
import { ImportButton } from '../importing/ImportButton.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { useOpenRecord } from '../ui/useOpenRecord.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { Columns } from './columnChoice.ts';
import { ExportButton, type ExportProps } from './ExportButton.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { Filter } from './useFilters.ts';

export interface EditorActionsProps {
  columns: Columns;
  /** Sources of the columns hidden by default. */
  hiddenColumns?: string[];
  filters?: Filter[];
  /** The list's own export, instead of the usual one. */
  Export?: ComponentType<ExportProps>;
  canImport?: boolean;
  /** The form of the panel; without one, records open read-only. */
  form?: ComponentType;
  sitePage?: string;
  /** Whether records show in a table with selectable columns, or on cards with a sort menu. */
  isTable: boolean;
}

/** The buttons above a list. */
export const EditorActions = (props: EditorActionsProps) => {
  const { canImport, columns, filters, form, hiddenColumns, isTable, sitePage } = props;
  const { Export = ExportButton } = props;
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const isFormOpen = useOpenRecord('edit') !== null;
  const isAllowed = useMayWrite();
  // The round Add button of phones would cover the bar of the selected records.
  const isCovering = !isTable && selectedIds.length > 0;
  return (
    <TopToolbar sx={TOOLBAR}>
      {filters && <FiltersButton />}
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
      <Export />
      {canImport && <ImportButton />}
      {form && isAllowed && !isFormOpen && !isCovering && (
        <CreateButton label={`resources.${resource}.action.add`} variant="contained" />
      )}
    </TopToolbar>
  );
};

const TOOLBAR = {
  flexWrap: 'wrap',
  rowGap: 0.5,
  flex: { md: '1 1 100%', lg: '1 1 0' },
  minWidth: { lg: 200 },
};
