import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin';
import { placesLeft } from '../../api/contract/slots.ts';
import type { Booking, Slot } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { differenceOf, placeOf, whenOf } from './slotTexts.ts';

interface MoveDialogProps {
  booking: Booking;
  productId: number;
  onClose: () => void;
}

/** Moves a booking to another date of its product that has a free place; the buyer is mailed. */
export const MoveDialog = ({ booking, productId, onClose }: MoveDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [chosen, setChosen] = useState<number | null>(null);
  const text = (name: string, params?: object) => translate(`resources.dates.move.${name}`, params);
  const query = useGetList<Slot>('dates', {
    filter: { product_id: productId, state_ne: 'cancelled' },
    pagination: { page: 1, perPage: MAX_CHOICES },
    sort: { field: 'starts_at', order: 'ASC' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (slotId: number) => dataProvider.moveBooking(booking.id, slotId),
    onSuccess: () => {
      notify('resources.dates.done.moved', {
        type: 'success',
        messageArgs: { name: booking.customer_name },
      });
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog
      disabled={isPending || chosen === null}
      messageArgs={{ name: booking.customer_name }}
      onClose={onClose}
      onSubmit={() => chosen !== null && mutate(chosen)}
      submit="resources.dates.move.submit"
      title="resources.dates.move.title"
    >
      <DialogContentText>{text('content', { email: booking.customer_email })}</DialogContentText>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error.message}
        </Alert>
      )}
      <Loaded query={query}>
        {(slots) => (
          <FreeDates chosen={chosen} onChoose={setChosen} slots={freeDates(slots, booking)} />
        )}
      </Loaded>
    </FormDialog>
  );
};

/** As many dates as a choice can show. */
const MAX_CHOICES = 200;

const freeDates = (slots: readonly Slot[], booking: Booking): Slot[] =>
  slots.filter((slot) => slot.id !== booking.slot_id && placesLeft(slot, new Date()) > 0);

interface FreeDatesProps {
  slots: readonly Slot[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

const FreeDates = ({ slots, chosen, onChoose }: FreeDatesProps) => {
  const translate = useTranslate();
  if (slots.length === 0) {
    return <Typography sx={{ mt: 2 }}>{translate('resources.dates.move.none')}</Typography>;
  }
  return (
    <RadioGroup
      aria-label={translate('resources.dates.move.free')}
      onChange={(_event, id) => onChoose(Number(id))}
      sx={{ mt: 1 }}
      value={chosen === null ? '' : String(chosen)}
    >
      {slots.map((slot) => (
        <FormControlLabel
          control={<Radio />}
          key={slot.id}
          label={<FreeDate slot={slot} />}
          sx={{ alignItems: 'flex-start', py: 0.5 }}
          value={String(slot.id)}
        />
      ))}
    </RadioGroup>
  );
};

const FreeDate = ({ slot }: { slot: Slot }) => {
  const translate = useTranslate();
  const left = placesLeft(slot, new Date());
  const facts = [
    placeOf(slot),
    translate('resources.dates.left', { smart_count: left }),
    differenceOf(slot),
  ];
  return (
    <>
      <Typography component="span" sx={{ display: 'block', pt: 1 }}>
        {whenOf(slot)}
      </Typography>
      <Note component="span">{facts.filter(Boolean).join(' · ')}</Note>
    </>
  );
};
