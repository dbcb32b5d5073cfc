import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { dayAfter } from '../../api/contract/dates.ts';
import type { Voucher } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { shownDay } from '../ui/shown.ts';
import { TellSwitch } from './TellSwitch.tsx';

interface ExtendDialogProps {
  voucher: Voucher;
  onClose: () => void;
}

/** A later end of a voucher's validity, and why. */
export const ExtendDialog = ({ voucher, onClose }: ExtendDialogProps) => {
  const translate = useTranslate();
  const text = (name: string, params?: object) =>
    translate(`resources.vouchers.extend.${name}`, params);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const earliest = dayAfter(voucher.valid_until, 1);
  const [day, setDay] = useState(earliest);
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.extendVoucher(voucher.id, {
        valid_until: day,
        reason,
        ...(isTold ? {} : { tell_customer: false }),
      }),
    onSuccess: ({ valid_until }) => {
      const messageArgs = { day: shownDay(valid_until) };
      notify('resources.vouchers.extend.done', { type: 'success', messageArgs });
      refresh();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  const isAtField = errors.valid_until !== undefined || errors.reason !== undefined;
  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit="resources.vouchers.action.extend"
      title="resources.vouchers.extend.title"
    >
      {error && !isAtField && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      <TextField
        autoFocus
        error={errors.valid_until !== undefined}
        helperText={errors.valid_until ?? text('until', { day: shownDay(voucher.valid_until) })}
        label={text('day')}
        onChange={({ target }) => setDay(target.value)}
        required
        slotProps={{ htmlInput: { min: earliest }, inputLabel: { shrink: true } }}
        type="date"
        value={day}
      />
      <TextField
        error={errors.reason !== undefined}
        helperText={errors.reason ?? text('reasonHelp')}
        label={text('reason')}
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: LIMITS.voucherNote } }}
        sx={{ mt: 2 }}
        value={reason}
      />
      <TellSwitch onChange={setTold} value={isTold} />
    </FormDialog>
  );
};
