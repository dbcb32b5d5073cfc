import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Order } from '../../api/contract/types.ts';
import { typedNumber } from '../form/typedNumber.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { shownMoney } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';

const text = (key: string) => `resources.orders.documents.${key}`;

interface CreditNoteDialogProps {
  order: Order;
  onClose: () => void;
}

/** Issues a credit note for a part of the invoice: an amount, a reason, and one item where VAT rates differ. */
export const CreditNoteDialog = ({ order, onClose }: CreditNoteDialogProps) => {
  const { id: orderId, books, items } = order;
  const translate = useTranslate();
  const locale = currentLanguage();
  const [amount, setAmount] = useState('');
  const [item, setItem] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const refresh = useRefresh();
  const hasRates = new Set(items.map(({ vat_rate }) => vat_rate)).size > 1;
  const body = {
    amount: String(typedNumber(amount)),
    ...(item !== null && { item_id: item }),
    reason,
  };
  const { mutate, isPending, error } = useCall(
    (dataProvider) => dataProvider.issueCreditNote(orderId, body),
    {
      done: text('issued.credit_note'),
      failed: text('failed'),
      onSuccess: () => {
        refresh();
        onClose();
      },
    },
  );
  const errors = fieldErrors(error);
  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit={text('credit')}
      title={text('credit')}
    >
      <Typography sx={{ mb: 2 }} variant="body2">
        {translate(text('creditContent'))}
      </Typography>
      <TextField
        error={errors.amount !== undefined}
        helperText={
          errors.amount ?? translate(text('amountHelp'), { left: shownMoney(books.documented) })
        }
        label={translate(text('amount'))}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        sx={{ mb: 2 }}
        value={amount}
      />
      {hasRates && (
        <TextField
          error={errors.item_id !== undefined}
          helperText={errors.item_id ?? translate(text('itemHelp'))}
          label={translate(text('creditedItem'))}
          onChange={({ target }) => setItem(target.value === '' ? null : Number(target.value))}
          select
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ mb: 2 }}
          value={item ?? ''}
        >
          <MenuItem value="">{translate(text('wholeOrder'))}</MenuItem>
          {items.map(({ id, translations, vat_rate: rate }) => (
            <MenuItem key={id} value={id}>
              {translate(text('itemAtRate'), {
                name: localized(translations, 'name', locale),
                rate,
              })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        error={errors.reason !== undefined}
        helperText={errors.reason}
        label={translate(text('reason'))}
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: LIMITS.line } }}
        value={reason}
      />
    </FormDialog>
  );
};
