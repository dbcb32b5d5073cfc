import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { isEmail } from '../../api/contract/email.ts';
import { isPhone } from '../../api/contract/phoneLink.ts';
import type { Order, OrderCorrection } from '../../api/contract/types.ts';
import { FieldRow } from '../form/inputs.tsx';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { Consequences } from './Consequences.tsx';
import { FormFailure } from './FormFailure.tsx';
import { correctionOf } from './orderInput.ts';
import { useConsequences } from './useConsequences.ts';
import { useCorrection } from './useCorrection.tsx';

const PointFields = lazyPart(async () => (await import('./PointFields.tsx')).PointFields, {
  texts: ['pickup-points'],
});

const text = (name: string) => `resources.orders.correction.${name}`;

/** Corrects what a customer filled in, until the order is shipped; a new e-mail address says what it causes. */
export const CorrectionDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [values, setValues] = useState(() => correctionOf({ ...order }));
  const { save, isPending, error, dialog } = useCorrection(order, {
    onMerged: setValues,
    onSaved: () => {
      refresh();
      onClose();
    },
  });
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const phoneError = isPhoneWrong && { customer_phone: translate(text('phoneWrong')) };
  const errors: Record<string, string> = { ...fieldErrors(error), ...phoneError };
  const submit = () => {
    const { customer_phone: phone } = values;
    // The form asks for more than the API, whose older orders may have any number.
    const isWrong = phone !== order.customer_phone && phone.trim() !== '' && !isPhone(phone);
    setPhoneWrong(isWrong);
    if (!isWrong) save(values);
  };
  const typedEmail = values.customer_email.trim();
  const email = useDebounced(typedEmail);
  const isMoved = email !== order.customer_email && isEmail(email);
  const caused = useConsequences(
    isMoved ? { of: `correction/${order.id}`, body: { customer_email: email } } : null,
  );

  const field = (name: keyof OrderCorrection, help?: string): TextFieldProps => ({
    error: errors[name] !== undefined,
    helperText: errors[name] ?? help,
    label: translate(`resources.orders.fields.${name}`),
    onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
    value: values[name],
  });
  // A new address is saved only once it is known what that causes.
  const isUnforeseen = email !== typedEmail || (isMoved && (caused.isFetching || caused.isError));
  const line = { htmlInput: { maxLength: LIMITS.line } };
  return (
    <>
      <FormDialog
        disabled={isPending || isUnforeseen}
        onClose={onClose}
        onSubmit={submit}
        submit={isPending ? text('saving') : text('save')}
        title={text('title')}
      >
        <DialogContentText sx={{ mb: 1 }}>
          {translate(text(order.documents.length > 0 ? 'contentDocuments' : 'content'))}
        </DialogContentText>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <FormFailure error={error} />
          <TextField {...field('customer_name')} autoFocus required slotProps={line} />
          <TextField
            {...field('customer_email', translate(text('emailHelp')))}
            required
            slotProps={line}
            type="email"
          />
          {isMoved && <Consequences of={caused} />}
          <TextField {...field('customer_phone')} required slotProps={line} type="tel" />
          <TextField
            {...field('customer_address', translate(text('addressHelp')))}
            maxRows={6}
            multiline
            required={order.customer_address !== ''}
          />
          {order.pickup_point_code && (
            <PointFields
              field={field}
              method={order.shipping_method}
              onChoose={(point) => setValues({ ...values, ...point })}
            />
          )}
          <TextField {...field('company_name')} slotProps={line} />
          <FieldRow>
            <TextField {...field('company_ico')} slotProps={line} />
            <TextField {...field('company_dic')} slotProps={line} />
          </FieldRow>
          <TextField
            {...field('customer_note')}
            maxRows={8}
            multiline
            slotProps={{ htmlInput: { maxLength: LIMITS.orderNote } }}
          />
        </Stack>
      </FormDialog>
      {dialog}
    </>
  );
};
