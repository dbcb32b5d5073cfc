import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Choice, useConflictMiddleware } from './useConflictMiddleware.ts';

/** Asks which version shall stay when somebody else has saved the record meanwhile (decisions). */
export const VersionConflict = () => {
  const translate = useTranslate();
  const [decide, setDecide] = useState<((choice: Choice) => void) | null>(null);
  const ask = useCallback(
    () =>
      new Promise<Choice>((resolve) => {
        setDecide(() => (choice: Choice) => {
          setDecide(null);
          resolve(choice);
        });
      }),
    [],
  );
  useConflictMiddleware(ask);

  return (
    <Dialog open={decide !== null} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('paddock.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('paddock.conflict.content')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => decide?.('theirs')}>{translate('paddock.conflict.theirs')}</Button>
        <Button color="warning" onClick={() => decide?.('mine')}>
          {translate('paddock.conflict.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
