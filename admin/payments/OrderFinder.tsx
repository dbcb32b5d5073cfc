import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { PaymentBadge } from '../orders/StatusBadge.tsx';
import { DialogHeading } from '../ui/DialogHeading.tsx';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import { ListSkeleton } from '../ui/Skeletons.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';
import { useDebounced } from '../ui/useDebounced.ts';

const SHOWN = 10;

interface OrderFinderProps {
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** Finds an order by what its list is searched by; begins with the newest ones. */
export const OrderFinder = ({ onChoose, onClose }: OrderFinderProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.payments.find.${name}`, params);
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const {
    data: orders = [],
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<OrderListItem>('orders', {
    filter: q === '' ? {} : { q },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'created_at', order: 'DESC' },
  });
  return (
    <LargeDialog aria-labelledby={id} maxWidth="sm" onClose={onClose}>
      <DialogHeading id={id} onClose={onClose} title={text('action')} />
      <Box sx={{ px: 3 }}>
        <TextField
          autoFocus
          helperText={text('help')}
          label={text('label')}
          onChange={({ target }) => setTyped(target.value)}
          type="search"
        />
      </Box>
      <DialogContent>
        {isPending && <ListSkeleton />}
        {error && <RetryAlert retry={() => refetch()}>{error.message}</RetryAlert>}
        <Typography color="textSecondary" role="status" variant="body2">
          {!isPending && !error && total === 0 && translate('resources.orders.empty')}
          {total > SHOWN && text('more', { shown: SHOWN, total })}
        </Typography>
        <List aria-label={text('action')}>
          {orders.map((order) => (
            <ListItem disablePadding key={order.id}>
              <ListItemButton onClick={() => onChoose(order.id)}>
                <ListItemText
                  primary={`${formatOrderNumber(order.id)} · ${order.customer_name}`}
                  secondary={`${shownDay(order.created_at)} · ${shownMoney(order.total)}`}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
                <PaymentBadge order={order} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </LargeDialog>
  );
};
