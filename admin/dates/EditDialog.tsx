import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { SlotDetail } from '../../api/contract/types.ts';
import { FieldRow } from '../form/inputs.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Note } from '../ui/Note.tsx';
import { ProductSelect, SlotInputs } from './SlotInputs.tsx';
import { isRepeated, localTime, slotBody, slotFields } from './slotForm.ts';
import { useSaveDates } from './useSaveDates.ts';

/** Changes a date. */
export const EditDialog = ({ id }: { id: number }) => {
  const dataProvider = useDataProvider();
  const query = useQuery({
    queryKey: ['dates', 'edited', id],
    queryFn: async () => (await dataProvider.getOne<SlotDetail>('dates', { id })).data,
    // The form begins with the date as it is now, and isn't filled anew while it is open.
    gcTime: 0,
    staleTime: 'static',
  });
  const { close } = useSaveDates();
  if (query.data) return <EditForm slot={query.data} />;
  return (
    <FormDialog disabled onClose={close} onSubmit={close} submit={SUBMIT} title={TITLE}>
      <Loaded query={query}>{() => null}</Loaded>
    </FormDialog>
  );
};

const TITLE = 'resources.dates.page.edit';
const SUBMIT = 'ra.action.save';
const ENDS = ['starts_at', 'ends_at'] as const;

/** The help of a time. */
const zone = (time: string) => (isRepeated(time) ? 'repeated' : 'zone');

const EditForm = ({ slot }: { slot: SlotDetail }) => {
  const translate = useTranslate();
  const [values, setValues] = useState(() => slotFields(slot));
  const [period, setPeriod] = useState(() => ({
    starts_at: localTime(slot.starts_at),
    ends_at: localTime(slot.ends_at),
  }));
  const { close, error, errors, isPending, save } = useSaveDates();
  const { id, bookings, state, taken, version } = slot;
  // What the clocks show twice in autumn would be read as the first.
  const sent = (end: (typeof ENDS)[number]) =>
    period[end] === localTime(slot[end]) ? slot[end] : period[end];
  const submit = () =>
    save(async (dataProvider) => {
      const times = { starts_at: sent('starts_at'), ends_at: sent('ends_at') };
      await dataProvider.changeDate(id, { ...slotBody(values), ...times, state, version });
      return translate('resources.dates.done.changed');
    });
  return (
    <FormDialog
      disabled={isPending}
      onClose={close}
      onSubmit={submit}
      submit={SUBMIT}
      title={TITLE}
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        {error && <Alert severity="error">{error}</Alert>}
        {taken > 0 && <Note>{translate('resources.dates.help.booked')}</Note>}
        <ProductSelect
          error={errors.product_id}
          isFixed={bookings.length > 0}
          onChange={(product_id) => setValues({ ...values, product_id })}
          value={values.product_id}
        />
        <FieldRow>
          {ENDS.map((end) => (
            <TextField
              error={errors[end] !== undefined}
              helperText={errors[end] ?? translate(`resources.dates.help.${zone(sent(end))}`)}
              key={end}
              label={translate(`resources.dates.fields.${end}`)}
              onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
              required
              slotProps={{ inputLabel: { shrink: true } }}
              type="datetime-local"
              value={period[end]}
            />
          ))}
        </FieldRow>
        <SlotInputs
          errors={errors}
          onChange={(changes) => setValues({ ...values, ...changes })}
          taken={taken}
          values={values}
        />
      </Stack>
    </FormDialog>
  );
};
