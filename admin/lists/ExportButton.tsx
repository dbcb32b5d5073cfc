import Download from '@mui/icons-material/Download';
import { useState } from 'react';
import {
  Button,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { currentLanguage } from '../providers/language.ts';

/** Downloads records as CSV: the ticked ones, or all that match the list's filters. */
export const ExportButton = ({ ticked = false }: { ticked?: boolean }) => {
  const resource = useResourceContext() ?? '';
  const { filterValues, selectedIds, sort, total } = useListContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);
  const label = useTranslate()('lists.export.action');

  const run = async () => {
    setExporting(true);
    notify('lists.export.running', { type: 'info' });
    try {
      const { exportCsv } = await import('../importing/exportCsv.ts');
      const records = ticked ? { ids: selectedIds } : { filter: filterValues, sort };
      const count = await exportCsv(dataProvider, resource, records, currentLanguage());
      notify('lists.export.done', { type: 'success', messageArgs: { smart_count: count } });
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      notify(text, { type: 'error', messageArgs: { _: text } });
    }
    setExporting(false);
  };

  return (
    <Button
      // A disabled icon button of react-admin's, as on phones, has no name otherwise.
      aria-label={label}
      disabled={isExporting || (!ticked && total === 0)}
      label={label}
      onClick={run}
    >
      <Download />
    </Button>
  );
};
