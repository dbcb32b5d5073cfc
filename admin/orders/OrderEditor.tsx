import Typography from '@mui/material/Typography';
import { DataTable, SearchInput, SelectInput, type SortPayload, useLocale } from 'react-admin';
import { ORDER_STATUSES } from '../../api/contract/constants.ts';
import { formatDate } from '../../api/contract/dates.ts';
import { isLocale, type Locale } from '../../api/contract/locales.ts';
import { formatAdminMoney } from '../../api/contract/money.ts';
import { formatOrderNumber } from '../../api/contract/orderNumber.ts';
import type { OrderListItem } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { RowActions } from '../layout/RowActions.tsx';
import { DetailsLink } from './DetailsLink.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderEdit } from './OrderEdit.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const Column = DataTable.Col<OrderListItem>;

const statusChoices = ORDER_STATUSES.map((id) => ({ id, name: `resources.orders.statuses.${id}` }));
const newestFirst: SortPayload = { field: 'created_at', order: 'DESC' };
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    alwaysOn
    choices={statusChoices}
    label="resources.orders.fields.status"
    source="status"
  />,
];

/** The customers' orders (back-office §2, Orders management). */
export const OrderEditor = () => {
  const locale = useLocale();
  return (
    <Editor<OrderListItem>
      columns={columnsIn(isLocale(locale) ? locale : 'en')}
      dialogs={dialogs}
      filters={filters}
      phone={{
        primaryText: ({ id, customer_name }) => `${formatOrderNumber(id)} · ${customer_name}`,
        secondaryText: ({ status }) => <StatusBadge status={status} />,
        tertiaryText: ({ total }) => formatAdminMoney(total, isLocale(locale) ? locale : 'en'),
      }}
      sort={newestFirst}
    />
  );
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
    <Column align="right" disableSort label="paddock.actions">
      <RowActions>
        <DetailsLink />
      </RowActions>
    </Column>
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

const dialogs = (
  <>
    <OrderDetails />
    <OrderEdit />
  </>
);

const DIGITS = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
