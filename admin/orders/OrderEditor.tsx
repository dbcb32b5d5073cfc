import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import { BooleanInput, DataTable, SelectInput, useRecordContext } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { PAYMENT_STATES } from '../../api/contract/payments.ts';
import { sameStatuses, statusChoice } from '../../api/contract/statusChoices.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import type { BulkField } from '../lists/bulkFields.ts';
import { choiceField, searchFilter } from '../lists/columnsAndFilters.tsx';
import { DayFilter } from '../lists/DayFilter.tsx';
import { Editor } from '../lists/Editor.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { lazyPart, preloadView } from '../ui/lazyView.tsx';
import { Note } from '../ui/Note.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';
import { AfterCredit } from './AfterCredit.tsx';
import { BringBack, DeletedBadge, ErasedName, hiddenFilter } from './HiddenMark.tsx';
import { newestFirst, OrderDialog } from './OrderDialog.tsx';
import { OrderExport } from './OrderExport.tsx';
import { OrderPrint } from './OrderPrint.tsx';
import { PaymentBadge, StatusBadge } from './StatusBadge.tsx';
import { STATUS } from './statusField.ts';

const Column = DataTable.Col<OrderListItem>;

const PAYMENT_STATE = choiceField('orders', 'payment_state', 'paymentStates', PAYMENT_STATES);

/** Finds the orders of every value that has the chosen name. */
const statusFilter = (
  <SelectInput
    alwaysOn
    choices={STATUS.choices}
    format={(found?: readonly string[] | string) => statusChoice([found].flat()[0] ?? '')}
    key="status"
    label="resources.orders.fields.status"
    parse={(status: string) => (status === '' ? '' : sameStatuses(status))}
    source="status_eq_any"
  />
);

const field = (name: string) => `resources.orders.fields.${name}`;

/** Days of the orders, and those by which accountants enter their documents. */
const dayFilters = [
  { source: 'created_at_gte', time: '00:00' },
  { source: 'created_at_lte', time: '23:59:59.999' },
  { source: 'accounted_on_gte' },
  { source: 'accounted_on_lte' },
].map((day) => <DayFilter key={day.source} label={field(day.source)} {...day} />);

/** Finds the orders of one of the dashboard's counts. */
const countedFilter = (source: string) => (
  <BooleanInput defaultValue key={source} label={field(source)} source={source} />
);

const StatusQuestion = lazyPart(async () => (await import('./OrderQuestion.tsx')).StatusQuestion);
const DeletionQuestion = lazyPart(
  async () => (await import('./OrderQuestion.tsx')).DeletionQuestion,
);

// Every status change is recorded, so undoing adds another.
const bulkFields: readonly BulkField[] = [
  { ...STATUS.bulk, shown: ({ status }) => statusChoice(status), Question: StatusQuestion },
];

export const OrderEditor = () => (
  <Editor<OrderListItem>
    DeleteQuestion={DeletionQuestion}
    Export={OrderExport}
    bulkButtons={<OrderPrint />}
    isDeleted={({ hidden_at }) => hidden_at !== null}
    rowButtons={<OrderButtons />}
    bulkFields={bulkFields}
    canImport={false}
    columns={columns}
    dialogs={<OrderDialogs />}
    filters={[
      searchFilter,
      statusFilter,
      PAYMENT_STATE.filter,
      hiddenFilter,
      ...['to_ship', 'withdrawal_waits', 'overdue', 'refund_due'].map(countedFilter),
      ...dayFilters,
    ]}
    phone={{
      title: number,
      text: phoneFacts,
      aside: total,
    }}
    sort={newestFirst}
  />
);

const loading = (
  <DialogContent>
    <FormSkeleton />
  </DialogContent>
);

const OrderDetails = lazyPart(async () => (await import('./OrderDetails.tsx')).OrderDetails, {
  fallback: loading,
});

const OrderEdit = lazyPart(async () => (await import('./OrderEdit.tsx')).OrderEdit, {
  fallback: loading,
});

const OrderDialogs = () => {
  // The list is shown without them; they are there by the time that an order is opened or a question asked.
  useEffect(() => {
    preloadView(StatusQuestion);
    preloadView(DeletionQuestion);
    preloadView(OrderDetails);
    preloadView(OrderEdit);
  }, []);
  return (
    <>
      <OrderDialog view="show">{(id) => <OrderDetails id={id} />}</OrderDialog>
      <OrderDialog view="edit">{(id) => <OrderEdit id={id} key={id} />}</OrderDialog>
    </>
  );
};

const OrderButtons = () => {
  const order = useRecordContext<OrderListItem>();
  return order ? (
    <>
      <IconLink
        item={formatOrderNumber(order.id)}
        label="resources.orders.action.details"
        to={`/orders/${order.id}/show`}
      >
        <Visibility fontSize="small" />
      </IconLink>
      <BringBack order={order} />
    </>
  ) : null;
};

const digits = (text: string) => (
  <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</span>
);
const total = (order: OrderListItem) => (
  <>
    {digits(shownMoney(order.total))}
    <AfterCredit order={order} />
  </>
);
const number = ({ id }: OrderListItem) => digits(formatOrderNumber(id));

const customer = (order: OrderListItem) => (
  <>
    {order.customer_name || <ErasedName order={order} />}
    <Note>{order.customer_email}</Note>
  </>
);

const phoneFacts = (order: OrderListItem) => (
  <>
    {customer(order)}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <DeletedBadge order={order} />
      <StatusBadge status={order.status} />
      <PaymentBadge order={order} />
      {shownDay(order.created_at)}
    </Box>
  </>
);

const columns = (
  <>
    <Column render={number} source="id" />
    <Column label={field('customer')} render={customer} source="customer_name" />
    <Column render={({ created_at }) => digits(shownDay(created_at))} source="created_at" />
    <Column align="right" render={total} source="total" />
    <Column
      render={(order) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <DeletedBadge order={order} />
          <StatusBadge status={order.status} />
        </Box>
      )}
      source="status"
    />
    <Column render={(order) => <PaymentBadge order={order} />} source="payment_state" />
  </>
);
