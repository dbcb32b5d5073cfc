import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Dedicated } from '../providers/customMethods.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TellSwitch } from './TellSwitch.tsx';

interface DedicationDialogProps {
  of: Dedicated;
  /** As it is now. */
  dedication: string;
  onClose: () => void;
}

/** Corrects what a voucher says, or will say once it is issued. */
export const DedicationDialog = ({ of, dedication, onClose }: DedicationDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState(dedication);
  const [isTold, setTold] = useState(true);
  const isIssued = of.voucher !== undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.correctDedication(of, {
        dedication: text,
        ...(isTold ? {} : { tell_customer: false }),
      }),
    onSuccess: () => {
      notify('resources.vouchers.dedication.done', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const wrong = fieldErrors(error).dedication;
  return (
    <FormDialog
      disabled={isPending}
      onClose={onClose}
      onSubmit={mutate}
      submit="ra.action.save"
      title="resources.vouchers.action.dedicate"
    >
      {error && !wrong && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {error.message}
        </Alert>
      )}
      <TextField
        autoFocus
        error={wrong !== undefined}
        helperText={
          wrong ?? translate(`resources.vouchers.dedication.${isIssued ? 'issued' : 'promised'}`)
        }
        label={translate('resources.vouchers.fields.dedication')}
        multiline
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.dedication } }}
        value={text}
      />
      {isIssued && <TellSwitch onChange={setTold} value={isTold} />}
    </FormDialog>
  );
};
