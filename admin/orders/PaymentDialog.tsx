import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { hashKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { toCrowns, toHalere } from '../../api/contract/money.ts';
import { paymentDays } from '../../api/contract/paymentDays.ts';
import type { Order, Payment } from '../../api/contract/types.ts';
import { newIdempotencyKey } from '../form/idempotencyKey.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { shownDay, shownMoney } from '../ui/shown.ts';
import { useDebounced } from '../ui/useDebounced.ts';
import { Consequences } from './Consequences.tsx';
import { FormFailure } from './FormFailure.tsx';
import {
  type PaymentAction,
  plannedPayment,
  proposedPayment,
  sentPayment,
  type TypedPayment,
} from './typedPayment.ts';
import { useConsequences } from './useConsequences.ts';

interface PaymentDialogProps {
  kind: PaymentAction;
  order: Order;
  onClose: () => void;
}

/** Records a received or returned payment; the amount begins with what is open, or with what is owed back. */
export const PaymentDialog = ({ kind, order, onClose }: PaymentDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const days = paymentDays(order.created_at, new Date());
  const [typed, setTyped] = useState(() =>
    proposedPayment(kind === 'book' ? order.open : order.owed_back, days.last, currentLanguage()),
  );
  const [key] = useState(newIdempotencyKey);
  const text = (name: string, params?: object) =>
    translate(`resources.orders.payments.${name}`, params);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const body = sentPayment(typed, order.id, key);
      return kind === 'book' ? dataProvider.bookPayment(body) : dataProvider.recordRefund(body);
    },
    onSuccess: () => {
      const done = kind === 'book' ? 'booked' : 'noted';
      notify(`resources.orders.payments.${done}`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  // What follows is asked for once typing rests.
  const action = plannedPayment(kind, order.id, useDebounced(typed));
  const caused = useConsequences(action);
  const isOutdated = hashKey([plannedPayment(kind, order.id, typed)]) !== hashKey([action]);
  // What can't be previewed for an error at a field would be refused for it, too.
  const refused = isOutdated ? {} : fieldErrors(caused.error);
  const errors = { ...fieldErrors(error), ...refused };

  const field = (name: keyof TypedPayment) => ({
    error: errors[name] !== undefined,
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      // What was refused is not what is typed now.
      reset();
    },
    value: typed[name],
  });
  return (
    <FormDialog
      disabled={isPending || isOutdated || caused.isFetching || caused.isError}
      onClose={onClose}
      onSubmit={mutate}
      submit={`resources.orders.payments.${kind}`}
      title={`resources.orders.payments.${kind}`}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FormFailure error={error} />
        {kind === 'refund' && (
          <Alert severity="info">{text('refundHelp', { amount: shownMoney(heldOf(order)) })}</Alert>
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
        {kind === 'refund' && <ThroughInput {...field('through')} payments={order.payments} />}
        <TextField {...field('note')} label={text('note')} />
        {action && Object.keys(refused).length === 0 && <Consequences of={caused} />}
      </Stack>
    </FormDialog>
  );
};

/** What the team holds of the customer’s money, in crowns: also beyond the price, unlike `books.kept`. */
const heldOf = ({ paid, refunded }: Order): number => toCrowns(toHalere(paid) - toHalere(refunded));

/** By hand, or the card payment through which a refund goes; nothing to choose without any. */
const ThroughInput = ({
  payments,
  ...field
}: TextFieldProps & { payments: readonly Payment[] }) => {
  const translate = useTranslate();
  const cards = payments.filter(({ source, amount }) => source === 'card' && amount > 0);
  if (cards.length === 0) return null;
  return (
    <TextField {...field} label={translate('resources.orders.payments.through')} select>
      <MenuItem value="">{translate('resources.orders.payments.byHand')}</MenuItem>
      {cards.map(({ id, amount, received_on }) => (
        <MenuItem key={id} value={String(id)}>
          {translate('resources.orders.payments.byProvider', {
            amount: shownMoney(amount),
            day: shownDay(received_on),
          })}
        </MenuItem>
      ))}
    </TextField>
  );
};
