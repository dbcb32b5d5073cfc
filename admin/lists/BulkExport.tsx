import Download from '@mui/icons-material/Download';
import { Button, useListContext, useTranslate } from 'react-admin';
import { useExport } from './useExport.ts';

/** Downloads the ticked records as CSV. */
export const BulkExport = () => {
  const { selectedIds } = useListContext();
  const { isExporting, run } = useExport();
  const label = useTranslate()('lists.export.action');
  return (
    <Button
      aria-label={label}
      disabled={isExporting}
      label={label}
      onClick={() => run({ ids: selectedIds })}
    >
      <Download />
    </Button>
  );
};
