import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { hashKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { toCrowns, toHalere } from '../../api/contract/money.ts';
import { paymentDays } from '../../api/contract/paymentDays.ts';
import type { Order } from '../../api/contract/types.ts';
import { newIdempotencyKey } from '../form/idempotencyKey.ts';
import { numberText, typedNumber } from '../form/typedNumber.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { shownDay, shownMoney } from '../layout/shown.ts';
import { useDebounced } from '../layout/useDebounced.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { Consequences } from './Consequences.tsx';
import { type PlannedAction, useConsequences } from './useConsequences.ts';

const throughOf = (chosen: string) => (chosen === '' ? null : Number(chosen));

interface PaymentDialogProps {
  kind: 'book' | 'refund';
  order: Order;
  onClose: () => void;
}

/** What the typed values do; null while they are no amount. */
function actionOf(
  order_id: number,
  kind: PaymentDialogProps['kind'],
  { amount: typed, received_on, through }: Record<'amount' | 'received_on' | 'through', string>,
): PlannedAction | null {
  const amount = typedNumber(typed);
  if (typeof amount !== 'number') return null;
  const body = { order_id, amount, received_on };
  return kind === 'book'
    ? { of: 'payment', body }
    : { of: 'refund', body: { ...body, through: throughOf(through) } };
}

/** Records a received or returned payment; the amount begins with what is open, or with what is owed back. */
export const PaymentDialog = ({ kind, order, onClose }: PaymentDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const kept = toCrowns(toHalere(order.paid) - toHalere(order.refunded));
  const proposed = kind === 'book' ? order.open : order.owed_back;
  const days = paymentDays(order.created_at, new Date());
  const [values, setValues] = useState({
    amount: proposed === 0 ? '' : numberText(proposed, currentLanguage()),
    received_on: days.last,
    note: '',
    through: '',
  });
  const [key] = useState(newIdempotencyKey);
  // What follows is asked for once typing rests.
  const debounced = useDebounced(values);
  const text = (name: string, params?: object) =>
    translate(`resources.orders.payments.${name}`, params);

  const body = {
    ...values,
    through: throughOf(values.through),
    amount: typedNumber(values.amount),
    order_id: order.id,
    key,
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      kind === 'book' ? dataProvider.bookPayment(body) : dataProvider.recordRefund(body),
    onSuccess: () => {
      const done = kind === 'book' ? 'booked' : 'noted';
      notify(`resources.orders.payments.${done}`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  const action = actionOf(order.id, kind, debounced);
  const caused = useConsequences(action);
  const isOutdated = hashKey([actionOf(order.id, kind, values)]) !== hashKey([action]);
  // What can't be previewed for an error at a field would be refused for it, too.
  const refused = isOutdated ? {} : fieldErrors(caused.error);
  const errors = { ...fieldErrors(error), ...refused };

  const field = (name: keyof typeof values) => ({
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      // What was refused is not what is typed now.
      reset();
    },
    value: values[name],
  });
  const cards = order.payments.filter(({ source, amount }) => source === 'card' && amount > 0);
  return (
    <FormDialog
      disabled={isPending || isOutdated || caused.isFetching || caused.isError}
      onClose={onClose}
      onSubmit={mutate}
      submit={`resources.orders.payments.${kind}`}
      title={`resources.orders.payments.${kind}`}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {error && Object.keys(fieldErrors(error)).length === 0 && (
          <Alert severity="error">{error.message}</Alert>
        )}
        {kind === 'refund' && (
          <Alert severity="info">{text('refundHelp', { amount: shownMoney(kept) })}</Alert>
        )}
        <TextField
          {...field('amount')}
          autoFocus
          label={text('amount')}
          required
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          {...field('received_on')}
          label={text('day')}
          required
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: days.first, max: days.last },
          }}
          type="date"
        />
        {kind === 'refund' && cards.length > 0 && (
          <TextField {...field('through')} label={text('through')} select>
            <MenuItem value="">{text('byHand')}</MenuItem>
            {cards.map(({ id, amount, received_on }) => (
              <MenuItem key={id} value={String(id)}>
                {text('byProvider', {
                  amount: shownMoney(amount),
                  day: shownDay(received_on),
                })}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField {...field('note')} label={text('note')} />
        {action && Object.keys(refused).length === 0 && <Consequences of={caused} />}
      </Stack>
    </FormDialog>
  );
};
