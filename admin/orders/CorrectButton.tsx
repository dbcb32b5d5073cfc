import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TO_SHIP } from '../../api/contract/orderStatuses.ts';
import { isOrderStatus } from '../../api/contract/statusChoices.ts';
import type { Order } from '../../api/contract/types.ts';
import { ForWriters } from '../layout/access.tsx';
import { lazyPart } from '../layout/lazyView.tsx';
import { statusOrFirst } from './orderUtils.ts';

const CorrectionDialog = lazyPart(
  async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog,
);

/** Opens the correction of the customer's data; renders nothing once an order is shipped or not valid any more. */
export const CorrectButton = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!isCorrectable(order)) return null;
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

function isCorrectable({ status, hidden_at, erased_at }: Order): boolean {
  const known = statusOrFirst(status);
  return isOrderStatus(known) && TO_SHIP.includes(known) && !hidden_at && !erased_at;
}
