import Download from '@mui/icons-material/Download';
import { Button, useListContext } from 'react-admin';
import { useExport } from './useExport.ts';

/** Downloads every record that matches the list's filters, of all pages, as CSV. */
export const ExportButton = () => {
  const { filterValues, sort, total } = useListContext();
  const { isExporting, run } = useExport();
  return (
    <Button
      disabled={isExporting || total === 0}
      label="lists.export.action"
      onClick={() => run({ filter: filterValues, sort })}
    >
      <Download />
    </Button>
  );
};
