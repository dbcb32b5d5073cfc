import Download from '@mui/icons-material/Download';
import { Button, useListContext } from 'react-admin';
import { useExport } from './useExport.ts';

/** Downloads the ticked records as CSV. */
export const BulkExport = () => {
  const { selectedIds } = useListContext();
  const { isExporting, run } = useExport();
  return (
    <Button
      disabled={isExporting}
      label="lists.export.action"
      onClick={() => run({ ids: selectedIds })}
    >
      <Download />
    </Button>
  );
};
