import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LinkBase, useDataProvider, useRedirect, useTranslate } from 'react-admin';
import type { SlotDetail } from '../../api/contract/types.ts';
import { ForWriters } from '../ui/access.tsx';
import { Facts } from '../ui/Facts.tsx';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ScreenTitle } from '../ui/PageHeading.tsx';
import { Bookings } from './Bookings.tsx';
import { ManifestButton } from './ManifestButton.tsx';
import { PlacesBar } from './PlacesBar.tsx';
import { SlotStateBadge } from './SlotStateBadge.tsx';
import { dayOf } from './slotDays.ts';
import { differenceOf, placeOf, productOf, whenOf } from './slotTexts.ts';
import { WeatherButtons } from './WeatherButtons.tsx';

/** A date with its bookings, over the list of dates. */
export const DateDetails = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const titleId = useId();
  const dataProvider = useDataProvider();
  // react-admin would take the list's date, which has no bookings, for the whole record.
  const query = useQuery({
    queryKey: ['dates', 'detail', id],
    queryFn: async () => (await dataProvider.getOne<SlotDetail>('dates', { id })).data,
  });
  const slot = query.data;
  const title = slot ? productOf(slot) : translate('resources.dates.page.show');
  const close = () => redirect('list', 'dates');
  return (
    <LargeDialog aria-labelledby={titleId} onClose={close}>
      <ScreenTitle>{title}</ScreenTitle>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <Loaded query={query}>
          {(detail) => (
            <>
              <DateFacts slot={detail} />
              <ForWriters>
                <WeatherButtons slot={detail} />
              </ForWriters>
              <Bookings slot={detail} />
            </>
          )}
        </Loaded>
      </DialogContent>
      <DialogActions sx={ACTIONS}>
        {slot && <DateActions slot={slot} />}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </LargeDialog>
  );
};

const ACTIONS = { p: 2, flexWrap: 'wrap', rowGap: 1 };

const DateFacts = ({ slot }: { slot: SlotDetail }) => {
  const place = placeOf(slot);
  const difference = differenceOf(slot);
  const { capacity, note, state, taken, waiting } = slot;
  return (
    <Facts
      of={{
        when: whenOf(slot),
        ...(place && { place }),
        state: <SlotStateBadge state={state} />,
        taken: <PlacesBar capacity={capacity} taken={taken} />,
        ...(waiting > 0 && { waiting }),
        ...(difference && { price_difference: difference }),
        ...(note && { note }),
      }}
    />
  );
};

const DateActions = ({ slot }: { slot: SlotDetail }) => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.dates.action.${name}`);
  return (
    <>
      {slot.taken > 0 && (
        <ManifestButton
          label={text('print')}
          name={`${dayOf(slot)}-${slot.id}`}
          of={{ slot: slot.id }}
        />
      )}
      <ForWriters>
        {slot.state !== 'cancelled' && (
          <Button component={LinkBase} to={`/dates/${slot.id}`}>
            {text('edit')}
          </Button>
        )}
        <Button component={LinkBase} to={`/dates/create?copy=${slot.id}`}>
          {text('copy')}
        </Button>
      </ForWriters>
    </>
  );
};
