import Receipt from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQueryClient } from '@tanstack/react-query';
import {
  LinkBase,
  ShowBase,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
} from 'react-admin';
import type { Order, OrderStatusChange } from '../../api/contract/types.ts';
import { failureNotice, isMissing } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { ForWriters } from '../ui/access.tsx';
import { DeleteWithConfirm } from '../ui/DeleteWithConfirm.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { Note } from '../ui/Note.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { shownHalere, shownMoment } from '../ui/shown.ts';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { WHOLE } from '../ui/whole.ts';
import { Documents } from './Documents.tsx';
import { HiddenMark } from './HiddenMark.tsx';
import { OrderSection } from './OrderDialog.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { DeletionQuestion } from './OrderQuestion.tsx';
import { orderRows } from './orderRows.ts';
import { priceHalere } from './priceHalere.ts';
import { StatusBadge } from './StatusBadge.tsx';

const OrderVouchers = lazyPart(
  async () => (await import('../vouchers/OrderVouchers.tsx')).OrderVouchers,
  { texts: ['vouchers'] },
);

const OrderBookings = lazyPart(
  async () => (await import('../dates/OrderBookings.tsx')).OrderBookings,
  { texts: ['dates'] },
);

const Withdrawals = lazyPart(async () => (await import('./Withdrawals.tsx')).Withdrawals);

/** The whole order with what can be done about it, in its dialog. */
export const OrderDetails = ({ id }: { id: number }) => {
  const onError = useFailure();
  return (
    <ShowBase<Order>
      id={id}
      queryOptions={{ meta: WHOLE, onError: (error) => onError(error, id) }}
      resource="orders"
    >
      <Content />
      <Actions id={id} />
    </ShowBase>
  );
};

/**
 * Reports why an order could not be read. One that was read before stays open, with what is typed there: it
 * is read again whenever the window is returned to, also while the server is away.
 */
function useFailure() {
  const leave = useEditFailure();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return (error: Error, id: number) => {
    const key = ['orders', 'getOne', { id: String(id), meta: WHOLE }];
    if (isMissing(error) || !queryClient.getQueryData(key)) leave(error);
    else notify(...failureNotice(error));
  };
}

const Content = () => {
  const order = useRecordContext<Order>();
  return (
    <DialogContent>
      {order ? (
        <>
          <HiddenMark order={order} />
          <OrderFacts order={order} />
          <Items order={order} />
          <OrderPayments order={order} />
          <Documents order={order} />
          {order.items.some((item) => item.voucher_kind) && <OrderVouchers order={order} />}
          {order.bookings && <OrderBookings order={order} />}
          {order.withdrawals.length > 0 && <Withdrawals order={order} />}
          <StatusHistory changes={order.status_changes} />
        </>
      ) : (
        <FormSkeleton />
      )}
    </DialogContent>
  );
};

/** The ordered items, with shipping, payment and grand total. */
const Items = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.orders.items.${name}`);
  const rows = orderRows(order, currentLanguage(), {
    discount: label('discount'),
    withdrawn: label('withdrawn'),
    withdrawnMore: label('withdrawnMore'),
    shipping: label('shipping'),
    payment: label('payment'),
    fee: label('fee'),
    credited: label('credited'),
    notGiven: translate('resources.orders.notGiven'),
  });
  return (
    <TableContainer>
      <Table size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{label('product')}</TableCell>
            {['price', 'quantity', 'total'].map((name) => (
              <TableCell align="right" key={name}>
                {label(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, quantity, unitHalere, halere }) => (
            <TableRow key={key}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{shownHalere(unitHalere)}</TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">{shownHalere(halere)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell colSpan={3} sx={GRAND}>
              {label('grandTotal')}
            </TableCell>
            <TableCell align="right" sx={GRAND}>
              {shownHalere(priceHalere(order))}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
};

/** Status changes with their dates and authors; renders nothing when there are none. */
const StatusHistory = ({ changes }: { changes: readonly OrderStatusChange[] }) => {
  if (changes.length === 0) return null;
  return (
    <OrderSection title="resources.orders.history">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {changes.map(({ status, username, created_at }) => (
          <Box component="li" key={`${created_at}-${status}`} sx={{ display: 'flex', gap: 1.5 }}>
            <StatusBadge status={status} />
            <Note>{[shownMoment(created_at), username].filter(Boolean).join(' · ')}</Note>
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
};

const Actions = ({ id }: { id: number }) => {
  const order = useRecordContext<Order>();
  const redirect = useRedirect();
  const translate = useTranslate();
  return (
    <DialogActions sx={ACTIONS}>
      {order?.hidden_at ? null : <DeleteWithConfirm Question={DeletionQuestion} closes />}
      <ForWriters>
        <Button component={LinkBase} to={`/orders/${id}`}>
          {translate('ra.action.edit')}
        </Button>
      </ForWriters>
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      {Object.entries({ proforma: 'proforma', final: 'invoice' }).map(([type, label]) => (
        <Button
          href={`/api/orders/admin/orders/${id}/invoice?type=${type}`}
          key={type}
          rel="noopener"
          startIcon={<Receipt />}
          target="_blank"
          variant="outlined"
        >
          {translate(`resources.orders.action.${label}`)}
        </Button>
      ))}
      <Button color="inherit" onClick={() => redirect('list', 'orders')}>
        {translate('ra.action.close')}
      </Button>
    </DialogActions>
  );
};

const TABLE = {
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& td, & th': { px: { xs: 0.5, sm: 2 } },
};
const GRAND = { color: 'text.primary', fontSize: '1.125rem', fontWeight: 700 };
const ACTIONS = {
  flexWrap: 'wrap',
  p: 2,
  gap: 1,
  // On phones the invoices take a line of their own, both as high as the higher one.
  '& .MuiButton-outlined': {
    alignSelf: 'stretch',
    flex: { xs: '1 1 40%', sm: 'none' },
    order: { xs: -1, sm: 0 },
  },
};
