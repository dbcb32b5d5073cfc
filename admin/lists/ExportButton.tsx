import Download from '@mui/icons-material/Download';
import { Button, useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { useCall } from '../layout/useCall.ts';
import { currentLanguage } from '../providers/language.ts';

/** Downloads records as CSV: the selected ones, or all that match the list's filters. */
export const ExportButton = ({ ticked = false }: { ticked?: boolean }) => {
  const resource = useResourceContext() ?? '';
  const { filterValues, selectedIds, sort, total } = useListContext();
  const notify = useNotify();
  const label = useTranslate()('lists.export.action');

  const { mutate, isPending } = useCall(
    async (dataProvider) => {
      notify('lists.export.running', { type: 'info' });
      const { exportCsv } = await import('../importing/exportCsv.ts');
      const records = ticked ? { ids: selectedIds } : { filter: filterValues, sort };
      return exportCsv(dataProvider, resource, records, currentLanguage());
    },
    {
      onSuccess: (count) =>
        notify('lists.export.done', { type: 'success', messageArgs: { smart_count: count } }),
    },
  );

  return (
    <Button
      // React-admin's icon button, as on phones, has no name when disabled.
      aria-label={label}
      disabled={isPending || (!ticked && total === 0)}
      label={label}
      onClick={() => mutate()}
    >
      <Download />
    </Button>
  );
};
