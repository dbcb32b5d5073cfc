import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatOrderNumber, parseOrderNumber } from '../../api/contract/orders.ts';
import { isMovable } from '../../api/contract/payments.ts';
import type { Payment } from '../../api/contract/types.ts';
import { Consequences } from '../orders/Consequences.tsx';
import { type PlannedAction, useConsequences } from '../orders/useConsequences.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { named } from '../ui/named.ts';
import { shownMoney } from '../ui/shown.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { OrderField } from './OrderField.tsx';
import { paymentName } from './paymentName.ts';

/** Offers to unassign a booked payment from its order; renders nothing for one that must stay. */
export const MovePayment = ({ payment }: { payment: Payment }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (payment.order_id === null || !isMovable(payment)) return null;
  const label = translate('resources.payments.action.move');
  return (
    <>
      <Button
        aria-label={named(label, paymentName(payment))}
        color="inherit"
        onClick={() => setOpen(true)}
        size="small"
      >
        {label}
      </Button>
      {isOpen && <MoveDialog onClose={() => setOpen(false)} payment={payment} />}
    </>
  );
};

/** What a move does; null while there is no order to move to. */
function actionOf(
  { id }: Payment,
  target: 'order' | 'waiting',
  order_id: number | null,
): PlannedAction | null {
  if (target === 'waiting') return { of: `payments/${id}`, body: { state: 'waiting' } };
  return order_id === null ? null : { of: `payments/${id}`, body: { order_id } };
}

/** Assigns a booked payment to another order, or back to the unmatched ones, with a reason. */
const MoveDialog = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [target, setTarget] = useState<'order' | 'waiting'>('order');
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const text = (name: string, params?: object) =>
    translate(`resources.payments.move.${name}`, params);
  const orderId = parseOrderNumber(number);
  const debouncedId = parseOrderNumber(useDebounced(number));
  const action = actionOf(payment, target, debouncedId);
  const caused = useConsequences(action);
  const isOutdated = target === 'order' && debouncedId !== orderId;
  const isKnown = action !== null && !isOutdated && !caused.isFetching && !caused.isError;
  const isReady = isKnown && reason.trim() !== '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.decidePayment(
        payment.id,
        target === 'waiting' ? { state: 'waiting', reason } : { order_id: orderId, reason },
      ),
    onSuccess: () => {
      notify('resources.payments.move.done', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  return (
    <FormDialog
      disabled={isPending || !isReady}
      onClose={onClose}
      onSubmit={mutate}
      submit="resources.payments.action.move"
      title="resources.payments.move.title"
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Alert severity="info">
          {text('help', {
            amount: shownMoney(payment.amount),
            number: formatOrderNumber(payment.order_id ?? 0),
          })}
        </Alert>
        <TextField
          label={text('target')}
          onChange={({ target: { value } }) => setTarget(value === 'order' ? 'order' : 'waiting')}
          select
          value={target}
        >
          <MenuItem value="order">{text('order')}</MenuItem>
          <MenuItem value="waiting">{text('waiting')}</MenuItem>
        </TextField>
        {target === 'order' && (
          <OrderField
            amount={payment.amount}
            autoFocus
            error={errors.order_id !== undefined}
            helperText={errors.order_id}
            onChange={setNumber}
            required
            value={number}
          />
        )}
        <TextField
          error={errors.reason !== undefined}
          helperText={errors.reason ?? text('reasonHelp')}
          label={text('reason')}
          onChange={({ target: { value } }) => setReason(value)}
          required
          value={reason}
        />
        {action && !isOutdated && <Consequences of={caused} />}
      </Stack>
    </FormDialog>
  );
};
