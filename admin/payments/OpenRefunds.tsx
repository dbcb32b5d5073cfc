import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { OpenRefund } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { ForWriters } from '../ui/access.tsx';
import { shownMoment, shownMoney } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';

const QUERY = ['payments', 'openRefunds'];

/**
 * Refunds requested from a card provider and not booked yet. Where the answer was lost, a user
 * decides whether they went through. Renders nothing when there are none.
 */
export const OpenRefunds = ({ orderId }: { orderId?: number }) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data = [] } = useQuery({ queryKey: QUERY, queryFn: () => dataProvider.openRefunds() });
  const shown = data.filter(({ order_id }) => orderId === undefined || order_id === orderId);
  return shown.map((refund) => <OpenRefundAlert key={refund.key} refund={refund} />);
};

const OpenRefundAlert = ({ refund }: { refund: OpenRefund }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const text = (name: string, params?: object) =>
    translate(`resources.payments.refunds.${name}`, params);
  const { mutate: settle, isPending } = useCall(
    (dataProvider, state: 'sent' | 'not_sent') => dataProvider.settleRefund(refund.key, state),
    {
      done: (state) => `resources.payments.refunds.done.${state}`,
      onSettled: async () => {
        await queries.invalidateQueries({ queryKey: QUERY });
        refresh();
      },
    },
  );
  const facts = {
    amount: shownMoney(refund.amount),
    number: formatOrderNumber(refund.order_id ?? 0),
    moment: shownMoment(refund.created_at),
  };
  return (
    <Alert severity={refund.is_unclear ? 'warning' : 'info'} sx={{ my: 1.5 }}>
      {text(refund.is_unclear ? 'unclear' : 'underWay', facts)}
      {refund.is_unclear && (
        <ForWriters>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button disabled={isPending} onClick={() => settle('sent')} variant="outlined">
              {text('sent')}
            </Button>
            <Button color="inherit" disabled={isPending} onClick={() => settle('not_sent')}>
              {text('notSent')}
            </Button>
          </Box>
        </ForWriters>
      )}
    </Alert>
  );
};
