import Download from '@mui/icons-material/Download';
import { Button } from 'react-admin';
import type { CsvField } from '../importing/csvResource.ts';
import { type ExportProps, useExport } from '../lists/ExportButton.tsx';
import { currentLanguage } from '../providers/language.ts';

const column = (name: string, kind: CsvField['kind']): CsvField => ({ name, path: [name], kind });

const FIELDS: readonly CsvField[] = [
  column('code', 'text'),
  column('percent', 'number'),
  column('amount', 'number'),
  column('min_total', 'number'),
  column('product_categories', 'text'),
  column('valid_from', 'date'),
  column('valid_until', 'date'),
  column('uses', 'number'),
  column('max_uses', 'number'),
  column('max_uses_per_email', 'number'),
  column('is_active', 'flag'),
  column('note', 'text'),
];

/** Downloads the codes as CSV. */
export const CodeExport = ({ ticked = false }: ExportProps) => {
  const { exportAs, isDisabled, label } = useExport(ticked);
  const save = () =>
    exportAs(async (dataProvider, exported) => {
      const { exportCsv } = await import('../importing/exportCsv.ts');
      const resource = 'discount-codes';
      return exportCsv(dataProvider, {
        resource,
        fields: FIELDS,
        exported,
        locale: currentLanguage(),
      });
    });
  return (
    <Button aria-label={label} disabled={isDisabled} label={label} onClick={save}>
      <Download />
    </Button>
  );
};
