import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { toCrowns, toHalere } from '../../api/contract/money.ts';
import { paymentDays } from '../../api/contract/paymentDays.ts';
import type { Order } from '../../api/contract/types.ts';
import { numberText, typedNumber } from '../form/typedNumber.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { shownDay, shownMoney } from '../layout/shown.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { formKey } from './paymentForm.ts';

interface PaymentDialogProps {
  kind: 'book' | 'refund';
  order: Order;
  onClose: () => void;
}

/** Records a received or returned payment; the amount defaults to what is open, or to everything paid. */
export const PaymentDialog = ({ kind, order, onClose }: PaymentDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const kept = toCrowns(toHalere(order.paid) - toHalere(order.refunded));
  const days = paymentDays(order.created_at, new Date());
  const [values, setValues] = useState({
    amount: numberText(kind === 'book' ? order.open || order.total : kept, currentLanguage()),
    received_on: days.last,
    note: '',
    through: '',
  });
  const [key] = useState(formKey);
  const text = (name: string, params?: object) =>
    translate(`resources.orders.payments.${name}`, params);

  const through = values.through === '' ? null : Number(values.through);
  const body = { ...values, through, amount: typedNumber(values.amount), order_id: order.id, key };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      kind === 'book' ? dataProvider.bookPayment(body) : dataProvider.noteRefund(body),
    onSuccess: () => {
      const done = kind === 'book' ? 'booked' : 'noted';
      notify(`resources.orders.payments.${done}`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  const errors = fieldErrors(error);

  const field = (name: keyof typeof values) => ({
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
    value: values[name],
  });
  const cards = order.payments.filter(({ source, amount }) => source === 'card' && amount > 0);
  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit={`resources.orders.payments.${kind}`}
      title={`resources.orders.payments.${kind}`}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {error && Object.keys(errors).length === 0 && (
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
      </Stack>
    </FormDialog>
  );
};
