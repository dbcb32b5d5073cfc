import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SelectInput, useRefresh, useTranslate } from 'react-admin';
import type { Order, OrderListItem } from '../../api/contract/types.ts';
import { shownMoment } from '../layout/shown.ts';
import { useCall } from '../layout/useCall.ts';

/** Lists deleted orders, hidden by default. */
export const hiddenFilter = (
  <SelectInput
    alwaysOn
    choices={[{ id: '2000', name: 'resources.orders.hidden.only' }]}
    key="hidden"
    label="resources.orders.fields.hidden"
    source="hidden_at_gte"
  />
);

/** Marks a deleted order, with a restore button, or an erased customer; renders nothing otherwise. */
export const HiddenMark = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { mutate: restore } = useCall((dataProvider) => dataProvider.restoreOrder(order.id), {
    done: 'resources.orders.notifications.restored',
    failed: 'resources.orders.failures.restore',
    onSuccess: useRefresh(),
  });
  if (order.erased_at) {
    const erased = shownMoment(order.erased_at);
    return (
      <Alert severity="info" sx={{ mb: 3 }}>
        {translate('resources.orders.hidden.erased', { moment: erased })}
      </Alert>
    );
  }
  if (!order.hidden_at) return null;
  const moment = shownMoment(order.hidden_at);
  return (
    <Alert
      action={
        <Button color="inherit" onClick={() => restore()} size="small">
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

/** Replaces an erased name. */
export const ErasedName = ({ order }: { order: OrderListItem }) => {
  const translate = useTranslate();
  return order.erased_at && <em>{translate('resources.orders.hidden.erasedName')}</em>;
};
