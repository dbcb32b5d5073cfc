import Receipt from '@mui/icons-material/Receipt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, ShowBase, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { addressText } from '../../api/contract/addresses.ts';
import { CARRIERS, carrierOf } from '../../api/contract/carriers.ts';
import { phoneLink } from '../../api/contract/phoneLink.ts';
import type { Order, OrderStatusChange } from '../../api/contract/types.ts';
import { openTexts } from '../i18n/screenTexts.ts';
import { ForWriters } from '../layout/access.tsx';
import { DeleteWithConfirm } from '../layout/DeleteWithConfirm.tsx';
import { Facts } from '../layout/Facts.tsx';
import { lazyPart } from '../layout/lazyView.tsx';
import { MailState } from '../layout/MailState.tsx';
import { Note } from '../layout/Note.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { shownHalere, shownMoment, shownMoney } from '../layout/shown.ts';
import { useEditFailure } from '../layout/useEditFailure.ts';
import { currentLanguage } from '../providers/language.ts';
import { AgreedTerms } from './AgreedTerms.tsx';
import { CustomerNote } from './CustomerNote.tsx';
import { Documents } from './Documents.tsx';
import { ErasedName, HiddenMark } from './HiddenMark.tsx';
import { OrderDialog, OrderSection } from './OrderDialog.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { DeletionQuestion } from './OrderQuestion.tsx';
import { companyOf, isWholeOrder, orderRows, pointOf } from './orderUtils.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { Withdrawals } from './Withdrawals.tsx';

const OrderVouchers = lazyPart(async () => {
  await openTexts('vouchers');
  return (await import('../vouchers/OrderVouchers.tsx')).OrderVouchers;
});

const OrderBookings = lazyPart(async () => {
  await openTexts('dates');
  return (await import('../dates/OrderBookings.tsx')).OrderBookings;
});

export const OrderDetails = () => {
  const onError = useEditFailure();
  return (
    <OrderDialog view="show">
      {(id) => (
        <ShowBase<Order> id={id} queryOptions={{ onError }} resource="orders">
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
          <HiddenMark order={order} />
          <OrderFacts order={order} />
          <Items order={order} />
          <OrderPayments order={order} />
          <Documents order={order} />
          {order.vouchers && <OrderVouchers order={order} />}
          {order.bookings && <OrderBookings order={order} />}
          <Withdrawals order={order} />
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
    shipping: label('shipping'),
    payment: label('payment'),
    fee: label('fee'),
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
              {shownMoney(order.total)}
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
  const hasInvoice = order?.documents?.some(({ kind }) => kind === 'invoice');
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
          disabled={type === 'final' && !hasInvoice}
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
  '& td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '& td, & th': { px: { xs: 0.5, sm: 2 } },
};
const GRAND = { color: 'text.primary', fontSize: '1.125rem', fontWeight: 700 };
const ACTIONS = {
  flexWrap: 'wrap',
  p: 2,
  gap: 1,
  // On phones the invoices take a line of their own.
  '& .MuiButton-outlined': { flex: { xs: '1 1 40%', sm: 'none' }, order: { xs: -1, sm: 0 } },
};

const OrderFacts = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notGiven = translate('resources.orders.notGiven');
  const { customer_name, customer_email, customer_phone, customer_address, mail } = order;
  // Until the whole order is loaded it is that of a list, without tracking.
  const hasTracking = Boolean(order.tracking_number || order.tracking_url);
  const facts = (title: string, of: Record<string, ReactNode>) => (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      <Facts of={of} />
    </section>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3, mb: 3 }}>
      {facts('resources.orders.fields.customer', {
        customer_name: customer_name || <ErasedName order={order} />,
        ...companyOf(order),
        ...(customer_email && {
          customer_email: <Link href={`mailto:${customer_email}`}>{customer_email}</Link>,
        }),
        ...(customer_phone && {
          customer_phone: <Link href={phoneLink(customer_phone)}>{customer_phone}</Link>,
        }),
        ...(customer_address && { customer_address: addressText(customer_address) }),
        ...(order.customer_note && { customer_note: <CustomerNote order={order} /> }),
        ...(order.internal_note && { internal_note: order.internal_note }),
      })}
      {facts('resources.orders.information', {
        created_at: shownMoment(order.created_at),
        status: <StatusBadge status={order.status} />,
        payment_name: order.payment_name || notGiven,
        variable_symbol: String(order.variable_symbol),
        shipping_name: order.shipping_name || notGiven,
        ...pointOf(order),
        ...(order.discount_code && { discount_code: <CodeLink order={order} /> }),
        ...(hasTracking && { tracking: <Tracking order={order} /> }),
        terms: <AgreedTerms order={order} />,
        ...(mail && { mail: <MailState mail={mail} /> }),
      })}
    </Box>
  );
};

/** The discount code that it used, linked to where it is edited unless it was deleted. */
const CodeLink = ({ order: { discount_code, discount_code_id } }: { order: Order }) =>
  discount_code_id ? (
    <Link component={LinkBase} to={`/discount-codes/${discount_code_id}`}>
      {discount_code}
    </Link>
  ) : (
    discount_code
  );

/** The carrier where its tracking page tells it, and the tracking number, linked to that page. */
const Tracking = ({ order: { tracking_number, tracking_url } }: { order: Order }) => {
  if (!tracking_url) return tracking_number;
  const carrier = carrierOf(tracking_url);
  return (
    <>
      {carrier && `${CARRIERS[carrier].name[currentLanguage()]}: `}
      <Link href={tracking_url} rel="noopener" target="_blank">
        {tracking_number || tracking_url}
      </Link>
    </>
  );
};
