import Download from '@mui/icons-material/Download';
import { Button, useTranslate } from 'react-admin';
import { useExport } from '../lists/ExportButton.tsx';
import { currentLanguage } from '../providers/language.ts';

/** Downloads the vouchers that match the list's filters as CSV. */
export const VoucherExport = () => {
  const translate = useTranslate();
  const { exportAs, isDisabled, label } = useExport(false);
  const download = () =>
    exportAs(async (dataProvider, exported) => {
      const { exportVouchers } = await import('./exportVouchers.ts');
      return exportVouchers(dataProvider, exported, { locale: currentLanguage(), translate });
    });
  return (
    <Button aria-label={label} disabled={isDisabled} label={label} onClick={download}>
      <Download />
    </Button>
  );
};
