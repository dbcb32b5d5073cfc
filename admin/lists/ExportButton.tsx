import Download from '@mui/icons-material/Download';
import { Button, useListContext, useTranslate } from 'react-admin';
import { useExport } from './useExport.ts';

/** Downloads every record that matches the list's filters, of all pages, as CSV. */
export const ExportButton = () => {
  const { filterValues, sort, total } = useListContext();
  const { isExporting, run } = useExport();
  const label = useTranslate()('lists.export.action');
  return (
    <Button
      // Disabled on phones, where it is its sign alone, react-admin's own would leave it without a name.
      aria-label={label}
      disabled={isExporting || total === 0}
      label={label}
      onClick={() => run({ filter: filterValues, sort })}
    >
      <Download />
    </Button>
  );
};
