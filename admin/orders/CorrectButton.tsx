import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FIRST_STATUS, isCancelled, TO_SHIP } from '../../api/contract/orderStatuses.ts';
import type { Order } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { lazyPart } from '../ui/lazyView.tsx';

const CorrectionDialog = lazyPart(
  async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog,
);

/** Opens the correction of the customer's data, or says why they can't be corrected any more. */
export const CorrectButton = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const reason = whyFixed(order);
  if (reason !== null) {
    return (
      <ForWriters>
        <Typography color="textSecondary" sx={{ mb: 2 }} variant="body2">
          {translate(`resources.orders.correction.${reason}`)}
        </Typography>
      </ForWriters>
    );
  }
  return (
    <ForWriters>
      <Button
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        size="small"
        startIcon={<EditNote />}
        sx={{ mb: 2 }}
        variant="outlined"
      >
        {translate('resources.orders.action.correct')}
      </Button>
      {isOpen && <CorrectionDialog onClose={() => setOpen(false)} order={order} />}
    </ForWriters>
  );
};

/** Why the customer's data of an order stay as they are; null while they can be corrected. */
function whyFixed({ status, hidden_at, erased_at }: Order) {
  if (erased_at) return 'erased';
  if (hidden_at) return 'deleted';
  const known = status || FIRST_STATUS;
  if (isCancelled(known)) return 'cancelled';
  return TO_SHIP.includes(known) ? null : 'shipped';
}
