import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMayWrite } from '../ui/access.tsx';
import { shownMoment } from '../ui/shown.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import { useOverview } from './useOverview.ts';

/** Says that this is a restored copy and what it doesn't do; owners can make it the site. */
export const RestoredCopyAlert = () => {
  const translate = useTranslate();
  const isOwner = useMayWrite('restored-copy');
  const [isOpen, setOpen] = useState(false);
  const copy = useOverview().data?.restored_copy;
  if (!copy) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }} variant="filled">
      <AlertTitle>
        {translate('resources.dashboard.copy.is', { moment: shownMoment(copy.snapshot_at) })}
      </AlertTitle>
      {translate('resources.dashboard.copy.held')}{' '}
      {!isOwner && translate('resources.dashboard.copy.others')}
      {isOwner && (
        <Button
          aria-haspopup="dialog"
          color="inherit"
          onClick={() => setOpen(true)}
          sx={{ display: 'block', mt: 1.5 }}
          variant="outlined"
        >
          {translate('resources.dashboard.copy.confirm')}
        </Button>
      )}
      {isOpen && <TakeOverDialog close={() => setOpen(false)} />}
    </Alert>
  );
};
