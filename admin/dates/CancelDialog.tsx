import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import type { SlotCancellationPreview, SlotDetail } from '../../api/contract/types.ts';
import { FieldRow } from '../form/inputs.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { fieldErrors } from '../providers/failures.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { whenOf } from './slotTexts.ts';

interface CancelDialogProps {
  slot: SlotDetail;
  onClose: () => void;
}

/** Asks before a date is cancelled because of the weather, and says who is mailed. */
export const CancelDialog = ({ slot, onClose }: CancelDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [message, setMessage] = useState({ message_cs: '', message_en: '' });
  const text = (name: string, params?: object) =>
    translate(`resources.dates.weather.${name}`, params);
  const caused = useQuery({
    queryKey: ['dates', 'cancellation', slot.id],
    queryFn: () => dataProvider.previewCancellation(slot.id),
    // Each question asks anew, but not once more when the date is cancelled and the screen is refreshed.
    gcTime: 0,
    staleTime: 'static',
    retry: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.cancelDate(slot.id, message),
    onSuccess: () => {
      notify('resources.dates.done.cancelled', { type: 'success' });
      refresh();
      onClose();
    },
  });
  const errors = fieldErrors(error);
  return (
    <FormDialog
      cancel="resources.dates.weather.back"
      disabled={isPending || caused.data === undefined}
      onClose={onClose}
      onSubmit={() => mutate()}
      submit="resources.dates.weather.submit"
      title="resources.dates.weather.title"
    >
      <DialogContentText sx={{ mb: 1 }}>{whenOf(slot)}</DialogContentText>
      {error && Object.keys(errors).length === 0 && <Alert severity="error">{error.message}</Alert>}
      <Box aria-live="polite" sx={{ mb: 2 }}>
        <Loaded query={caused}>{(data) => <Lines caused={data} slot={slot} />}</Loaded>
      </Box>
      {caused.data && caused.data.mails > 0 && (
        <FieldRow>
          {LOCALES.map((locale) => (
            <TextField
              error={errors[`message_${locale}`] !== undefined}
              helperText={errors[`message_${locale}`] ?? text('messageHelp')}
              key={locale}
              label={text(`message_${locale}`)}
              maxRows={8}
              minRows={3}
              multiline
              onChange={({ target }) =>
                setMessage({ ...message, [`message_${locale}`]: target.value })
              }
              slotProps={{ htmlInput: { lang: locale, maxLength: LIMITS.orderNote } }}
              value={message[`message_${locale}`]}
            />
          ))}
        </FieldRow>
      )}
    </FormDialog>
  );
};

/** What the cancellation would cause, and to whom. */
const Lines = ({ caused, slot }: { caused: SlotCancellationPreview; slot: SlotDetail }) => {
  const translate = useTranslate();
  const text = (name: string, smart_count: number) =>
    translate(`resources.dates.weather.${name}`, { smart_count });
  const names = new Map(
    slot.bookings
      .filter(({ state }) => state === 'booked')
      .map(({ order_id, customer_name, customer_email }) => [
        order_id,
        `${customer_name} (${customer_email})`,
      ]),
  );
  const { bookings, free, mails } = caused;
  if (bookings === 0) return <p>{translate('resources.dates.weather.nobody')}</p>;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
      <li>{text('bookings', bookings)}</li>
      <li>
        {text('mails', mails)}
        <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
          {[...names].map(([order, name]) => (
            <li key={order}>{name}</li>
          ))}
        </Box>
      </li>
      <Box
        component="li"
        sx={free < bookings ? { color: 'error.main', fontWeight: 650 } : undefined}
      >
        {free === 0 ? translate('resources.dates.weather.noneFree') : text('free', free)}
      </Box>
    </Box>
  );
};
