import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SelectInput, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Order, OrderListItem } from '../../api/contract/types.ts';
import { shownMoment } from '../layout/shown.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

/** Lists deleted orders, which are hidden otherwise. */
export const hiddenFilter = (
  <SelectInput
    alwaysOn
    choices={[{ id: '2000', name: 'resources.orders.hidden.only' }]}
    key="hidden"
    label="resources.orders.fields.hidden"
    source="hidden_at_gte"
  />
);

/** Says that an order was deleted, with the way back, or that its customer was erased; nothing for all others. */
export const HiddenMark = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  if (order.erased_at) {
    const erased = shownMoment(order.erased_at);
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {translate('resources.orders.hidden.erased', { moment: erased })}
      </Alert>
    );
  }
  if (!order.hidden_at) return null;
  const restore = async () => {
    try {
      await dataProvider.restoreOrder(order.id);
      notify('resources.orders.notifications.restored', { type: 'success' });
      refresh();
    } catch {
      notify('resources.orders.failures.restore', { type: 'error' });
    }
  };
  const moment = shownMoment(order.hidden_at);
  return (
    <Alert
      action={
        <Button color="inherit" onClick={restore} size="small">
          {translate('resources.orders.action.restore')}
        </Button>
      }
      severity="warning"
      sx={{ mb: 3 }}
    >
      {translate('resources.orders.hidden.mark', { moment })}
    </Alert>
  );
};

/** Stands where a name was. */
export const ErasedName = ({ order }: { order: OrderListItem }) => {
  const translate = useTranslate();
  return order.erased_at && <em>{translate('resources.orders.hidden.erasedName')}</em>;
};
