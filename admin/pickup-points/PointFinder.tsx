import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PickupPointRecord } from '../../api/contract/types.ts';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { PointList } from './PointList.tsx';

interface PointFinderProps {
  method: number;
  onChoose: (point: PickupPointRecord) => void;
  onClose: () => void;
}

/** Chooses one of the points that a shipping method goes to. */
export const PointFinder = ({ method, onChoose, onClose }: PointFinderProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <LargeDialog aria-labelledby={id} maxWidth="sm" onClose={onClose}>
      <DialogTitle id={id} variant="h3">
        {translate('resources.pickup-points.choose')}
      </DialogTitle>
      <DialogContent>
        <PointList method={method} onChoose={onChoose} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </LargeDialog>
  );
};
