import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataTable, LinkBase, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { formatDate } from '../../api/contract/dates.ts';
import { isLocale, type Locale } from '../../api/contract/locales.ts';
import { formatAdminMoney } from '../../api/contract/money.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { searchFilter } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { newestFirst } from './OrderDialog.tsx';
import { OrderEdit, STATUS } from './OrderEdit.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const Column = DataTable.Col<OrderListItem>;

// Asks first: the server records every change of a status, so that undoing would be one more.
const bulkFields = [{ ...STATUS.bulk, asks: true }];

/** The customers' orders. */
export const OrderEditor = () => {
  const locale = useLocale();
  return (
    <Editor<OrderListItem>
      rowButtons={<DetailsLink />}
      bulkFields={bulkFields}
      canImport={false}
      columns={columnsIn(isLocale(locale) ? locale : 'en')}
      dialogs={dialogs}
      filters={[searchFilter, STATUS.filter]}
      phone={{
        title: ({ id }) => <span style={DIGITS}>{formatOrderNumber(id)}</span>,
        text: (order) => <PhoneFacts order={order} />,
        aside: ({ total }) => formatAdminMoney(total, isLocale(locale) ? locale : 'en'),
      }}
      sort={newestFirst}
    />
  );
};

const DetailsLink = () => {
  const order = useRecordContext<OrderListItem>();
  const label = useTranslate()('resources.orders.action.details');
  return order ? (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        component={LinkBase}
        size="small"
        to={`/orders/${order.id}/show`}
      >
        <Visibility fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : null;
};

const columnsIn = (locale: Locale) => (
  <>
    <Column
      label="resources.orders.fields.id"
      render={({ id }) => <span style={DIGITS}>{formatOrderNumber(id)}</span>}
      source="id"
    />
    <Column
      label="resources.orders.fields.customer"
      render={(order) => <Customer order={order} />}
      source="customer_name"
    />
    <Column
      label="resources.orders.fields.created_at"
      render={({ created_at }) => <span style={DIGITS}>{formatDate(created_at, locale)}</span>}
      source="created_at"
    />
    <Column
      align="right"
      label="resources.orders.fields.total"
      render={({ total }) => <span style={DIGITS}>{formatAdminMoney(total, locale)}</span>}
      source="total"
    />
    <Column
      label="resources.orders.fields.status"
      render={({ status }) => <StatusBadge status={status} />}
      source="status"
    />
  </>
);

const Customer = ({ order }: { order: OrderListItem }) => (
  <>
    {order.customer_name}
    <Typography color="textSecondary" variant="body2">
      {order.customer_email}
    </Typography>
  </>
);

const PhoneFacts = ({ order }: { order: OrderListItem }) => (
  <>
    <Customer order={order} />
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <StatusBadge status={order.status} />
      {formatDate(order.created_at, currentLanguage())}
    </Box>
  </>
);

const dialogs = (
  <>
    <OrderDetails />
    <OrderEdit />
  </>
);

const DIGITS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
