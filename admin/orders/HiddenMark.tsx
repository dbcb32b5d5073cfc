import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SelectInput, useRefresh, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { Order, OrderListItem } from '../../api/contract/types.ts';
import { ForWriters, useMayWrite } from '../ui/access.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { Mark } from '../ui/Mark.tsx';
import { shownMoment } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';

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

const useRestore = (id: number) =>
  useCall((dataProvider) => dataProvider.restoreOrder(id), {
    done: 'resources.orders.notifications.restored',
    failed: 'resources.orders.failures.restore',
    onSuccess: useRefresh(),
  });

/** Brings a deleted order back from its row; renders nothing for others. */
export const BringBack = ({ order }: { order: OrderListItem }) => {
  const isAllowed = useMayWrite();
  return isAllowed && order.hidden_at && !order.erased_at && <RestoreButton id={order.id} />;
};

const RestoreButton = ({ id }: { id: number }) => {
  const { mutate: restore, isPending } = useRestore(id);
  return (
    <IconAction
      disabled={isPending}
      item={formatOrderNumber(id)}
      label="resources.orders.action.restore"
      onClick={() => restore()}
      size="small"
    >
      <RestoreFromTrash fontSize="small" />
    </IconAction>
  );
};

/** Marks a deleted order in lists; renders nothing for others. */
export const DeletedBadge = ({ order }: { order: OrderListItem }) => {
  const translate = useTranslate();
  return order.hidden_at !== null && <Mark label={translate('resources.orders.hidden.badge')} />;
};

/** Marks a deleted order, with a restore button, or an erased customer; renders nothing otherwise. */
export const HiddenMark = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { mutate: restore } = useRestore(order.id);
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
        <ForWriters>
          <Button color="inherit" onClick={() => restore()} size="small">
            {translate('resources.orders.action.restore')}
          </Button>
        </ForWriters>
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
