import Receipt from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { LinkBase, ShowBase, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import type { Order } from '../../api/contract/types.ts';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { FormSkeleton } from '../layout/FormSkeleton.tsx';
import { useEditFailure } from '../layout/useEditFailure.ts';
import { useOpenRecord } from '../layout/useOpenRecord.ts';
import { isWholeOrder } from './isWholeOrder.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { StatusHistory } from './StatusHistory.tsx';

/** Everything about one order, with its invoices (back-office §2, Details modal). */
export const OrderDetails = () => {
  const id = useOpenRecord('show');
  const onError = useEditFailure();
  return (
    <OrderDialog id={id} title="resources.orders.page.show" view="show">
      {id !== null && (
        <ShowBase<Order> id={Number(id)} queryOptions={{ onError }} resource="orders">
          <Content />
          <Actions id={id} />
        </ShowBase>
      )}
    </OrderDialog>
  );
};

const Content = () => {
  const order = useRecordContext<Order>();
  return (
    <DialogContent>
      {isWholeOrder(order) ? (
        <>
          <OrderFacts order={order} />
          <OrderItems order={order} />
          <StatusHistory changes={order.status_changes} />
        </>
      ) : (
        <FormSkeleton />
      )}
    </DialogContent>
  );
};

const Actions = ({ id }: { id: string }) => {
  const redirect = useRedirect();
  const translate = useTranslate();
  return (
    <DialogActions sx={ACTIONS}>
      <DeleteWithConfirm closes />
      <Button component={LinkBase} to={`/orders/${id}`}>
        {translate('ra.action.edit')}
      </Button>
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {INVOICES.map(({ type, label }) => (
        <Button
          href={`/api/orders/admin/orders/${id}/invoice?type=${type}`}
          key={type}
          rel="noopener"
          startIcon={<Receipt />}
          target="_blank"
          variant="outlined"
        >
          {translate(label)}
        </Button>
      ))}
      <Button color="inherit" onClick={() => redirect('list', 'orders')}>
        {translate('ra.action.close')}
      </Button>
    </DialogActions>
  );
};

const ACTIONS = {
  flexWrap: 'wrap',
  p: 2,
  gap: 1,
  // On phones the invoices share a line of their own.
  '& .MuiButton-outlined': { flex: { xs: '1 1 40%', sm: 'none' }, order: { xs: -1, sm: 0 } },
};

const INVOICES = [
  { type: 'proforma', label: 'resources.orders.action.proforma' },
  { type: 'final', label: 'resources.orders.action.invoice' },
];
