import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMayWrite } from '../ui/access.tsx';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { PointImport } from './PointImport.tsx';
import { PointList } from './PointList.tsx';

interface PointsDialogProps {
  /** The id of the shipping method. */
  method: number;
  onClose: () => void;
}

/** The points of a shipping method, and their import. */
export const PointsDialog = ({ method, onClose }: PointsDialogProps) => {
  const translate = useTranslate();
  const mayImport = useMayWrite('shipping-methods');
  const [isImporting, setImporting] = useState(false);
  return (
    <LargeDialog aria-labelledby="points-title" onClose={() => !isImporting && onClose()}>
      <DialogTitle id="points-title" variant="h2">
        {translate(`resources.pickup-points.${isImporting ? 'import.title' : 'title'}`)}
      </DialogTitle>
      {isImporting ? (
        <PointImport method={method} onDone={() => setImporting(false)} />
      ) : (
        <>
          <DialogContent>
            <PointList method={method} />
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            {mayImport && (
              <Button onClick={() => setImporting(true)} variant="contained">
                {translate('resources.pickup-points.import.action')}
              </Button>
            )}
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </LargeDialog>
  );
};
