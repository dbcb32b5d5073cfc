import { useState } from 'react';
import { useDataProvider, useNotify, useResourceContext } from 'react-admin';
import type { Exported } from '../importing/exportCsv.ts';
import { currentLanguage } from '../providers/language.ts';

/** Makes CSV files of the list around; the code for it is loaded when the first is asked for. */
export function useExport() {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isExporting, setExporting] = useState(false);

  const run = async (exported: Exported) => {
    setExporting(true);
    notify('lists.export.running', { type: 'info' });
    try {
      const { exportCsv } = await import('../importing/exportCsv.ts');
      const count = await exportCsv(dataProvider, resource, exported, currentLanguage());
      notify('lists.export.done', { type: 'success', messageArgs: { smart_count: count } });
    } catch (error) {
      const text = error instanceof Error ? error.message : '';
      notify(text, { type: 'error', messageArgs: { _: text } });
    }
    setExporting(false);
  };

  return { isExporting, run };
}
