import Download from '@mui/icons-material/Download';
import {
  Button,
  type DataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Exported } from '../importing/exportCsv.ts';
import { currentLanguage } from '../providers/language.ts';
import { useCall } from '../ui/useCall.ts';

/** A button that downloads records: the ticked ones, or all that match the list's filters. */
export interface ExportProps {
  ticked?: boolean;
}

/** Downloads records and returns their number. */
type Save = (dataProvider: DataProvider, records: Exported) => Promise<number>;

/** Downloads of a list's records: the selected ones, or all that match its filters. */
export function useExport(ticked: boolean) {
  const resource = useResourceContext() ?? '';
  const { filterValues, selectedIds, sort, total } = useListContext();
  const notify = useNotify();
  const label = useTranslate()('lists.export.action');

  const { mutate, isPending } = useCall(
    async (dataProvider, save: Save) => {
      notify('lists.export.running', { type: 'info' });
      return save(dataProvider, ticked ? { ids: selectedIds } : { filter: filterValues, sort });
    },
    {
      onSuccess: (count) =>
        notify('lists.export.done', { type: 'success', messageArgs: { smart_count: count } }),
    },
  );
  return {
    label,
    isDisabled: isPending || (!ticked && total === 0),
    exportAs: (save: Save) => mutate(save),
    exportPlain: () =>
      mutate(async (dataProvider, records) => {
        const { exportCsv } = await import('../importing/exportCsv.ts');
        const locale = currentLanguage();
        return exportCsv(dataProvider, { resource, exported: records, locale });
      }),
  };
}

/** Downloads records as CSV: the selected ones, or all that match the list's filters. */
export const ExportButton = ({ ticked = false }: ExportProps) => {
  const { exportPlain, isDisabled, label } = useExport(ticked);
  return (
    <Button
      // React-admin's icon button, as on phones, has no name when disabled.
      aria-label={label}
      disabled={isDisabled}
      label={label}
      onClick={exportPlain}
    >
      <Download />
    </Button>
  );
};
