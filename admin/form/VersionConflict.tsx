import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  type DataProvider,
  type Middleware,
  useRegisterMutationMiddleware,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { conflictingRecord, TheirsChosen } from './conflict.ts';

type Choice = 'theirs' | 'mine';

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

/** 'mine' saves again over the newer version, 'theirs' loads it into the form instead. */
function useConflictMiddleware(ask: () => Promise<Choice>): void {
  const { reset } = useFormContext();
  const queryClient = useQueryClient();

  const middleware: Middleware<DataProvider['update']> = useCallback(
    async (resource, params, next) => {
      try {
        return await next(resource, params);
      } catch (error) {
        const theirs = conflictingRecord(error);
        if (!theirs) throw error;
        if ((await ask()) === 'mine') {
          return next(resource, { ...params, data: { ...params.data, version: theirs.version } });
        }
        queryClient.setQueryData(
          [resource, 'getOne', { id: String(params.id), meta: undefined }],
          theirs,
        );
        reset(theirs);
        throw new TheirsChosen();
      }
    },
    [ask, queryClient, reset],
  );
  useRegisterMutationMiddleware(middleware);
}
