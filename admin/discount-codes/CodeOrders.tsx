import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { DiscountCode, OrderListItem } from '../../api/contract/types.ts';
import { StatusBadge } from '../orders/StatusBadge.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';

const AT_ONCE = 20;

/** The orders that used a code, newest first; cancelled ones are listed, but don't count. */
export const CodeOrders = ({ code }: { code: DiscountCode }) => {
  const translate = useTranslate();
  const [perPage, setPerPage] = useState(AT_ONCE);
  const query = useGetList<OrderListItem>('orders', {
    filter: { discount_code_id: code.id },
    pagination: { page: 1, perPage },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const text = (name: string, args = {}) =>
    translate(`resources.discount-codes.orders.${name}`, args);
  return (
    <Box component="section" sx={{ width: '100%', mt: 2 }}>
      <Typography component="h3" variant="h3">
        {text('title')}
      </Typography>
      <Loaded query={query}>
        {(orders) =>
          orders.length === 0 ? (
            <Note>{text('none')}</Note>
          ) : (
            <>
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </Box>
              {(query.total ?? 0) > orders.length && (
                <Button onClick={() => setPerPage((shown) => shown + AT_ONCE)}>
                  {text('more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Box>
  );
};

const OrderRow = ({ order }: { order: OrderListItem }) => (
  <Box component="li" sx={ROW}>
    <Link component={LinkBase} to={`/orders/${order.id}/show`}>
      {formatOrderNumber(order.id)}
    </Link>
    <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      {order.customer_name}
      <Note>{shownDay(order.created_at)}</Note>
    </Box>
    <StatusBadge status={order.status} />
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {shownMoney(order.total)}
    </Box>
  </Box>
);

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
};
