import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetOne, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { Order } from '../../api/contract/types.ts';
import { shownMoney } from '../ui/shown.ts';

interface ChosenOrderProps {
  id: number;
  /** The payment's amount in crowns. */
  amount: number;
}

/** The order that a person has chosen for a payment, with a warning where their amounts differ. */
export const ChosenOrder = ({ id, amount }: ChosenOrderProps) => {
  const translate = useTranslate();
  const { data: order, error } = useGetOne<Order>('orders', { id }, { retry: false });
  const text = (name: string, params?: object) => translate(`resources.payments.${name}`, params);
  if (error) {
    const isUnknown = 'status' in error && error.status === 404;
    return (
      <Typography color="error" role="status" variant="body2">
        {isUnknown ? text('noOrder') : error.message}
      </Typography>
    );
  }
  if (!order) return null;
  const open = shownMoney(order.open);
  const named = { number: formatOrderNumber(order.id), name: order.customer_name, open };
  return (
    <>
      <Link component={LinkBase} sx={WRAPPED} to={`/orders/${order.id}/show`} variant="body2">
        {text('orderOf', named)}
      </Link>
      {order.open !== amount && (
        <Alert severity="warning" sx={{ mt: 0.5 }}>
          {text('differs', { amount: shownMoney(amount), open })}
        </Alert>
      )}
    </>
  );
};

const WRAPPED = { display: 'block', mt: 0.5, overflowWrap: 'anywhere' };
