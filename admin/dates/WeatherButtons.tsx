import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { SlotDetail } from '../../api/contract/types.ts';
import { lazyPart } from '../ui/lazyView.tsx';
import { useCall } from '../ui/useCall.ts';
import { slotChange } from './slotForm.ts';

const CancelDialog = lazyPart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** Confirms that a coming date takes place, or cancels it because of the weather. */
export const WeatherButtons = ({ slot }: { slot: SlotDetail }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const other = slot.state === 'planned' ? 'confirmed' : 'planned';
  const { mutate: change, isPending } = useCall(
    (dataProvider) => dataProvider.changeDate(slot.id, slotChange(slot, { state: other })),
    { done: `resources.dates.done.${other}`, onSettled: refresh },
  );
  if (slot.state === 'cancelled' || new Date(slot.ends_at) < new Date()) return null;
  const text = (name: string) => translate(`resources.dates.weather.${name}`);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button disabled={isPending} onClick={() => change()} variant="outlined">
        {text(other)}
      </Button>
      <Button
        aria-haspopup="dialog"
        color="error"
        onClick={() => setAsking(true)}
        variant="outlined"
      >
        {text('cancel')}
      </Button>
      {isAsking && <CancelDialog onClose={() => setAsking(false)} slot={slot} />}
    </Stack>
  );
};
