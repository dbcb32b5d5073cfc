import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  CARRIER_IDS,
  CARRIERS,
  type CarrierId,
  carrierOf,
  trackingPage,
} from '../../api/contract/carriers.ts';
import { FieldRow } from '../form/inputs.tsx';
import { currentLanguage } from '../providers/language.ts';

/** A known carrier, another one whose page is typed, or none. */
type Choice = CarrierId | 'other' | '';

/**
 * Inputs for a parcel: its carrier and number make the tracking page; another carrier's page is typed.
 * Number and page are stored; the carrier is known from the page.
 */
export const TrackingInputs = () => {
  const translate = useTranslate();
  const { carrier, chooseCarrier, changeNumber } = useTracking();
  return (
    <FieldRow>
      <TextField
        label={translate('resources.orders.fields.carrier')}
        margin="dense"
        onChange={(event) => chooseCarrier(toChoice(event.target.value))}
        select
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        value={carrier}
      >
        <MenuItem value="">{translate('resources.orders.carriers.none')}</MenuItem>
        {CARRIER_IDS.map((id) => (
          <MenuItem key={id} value={id}>
            {CARRIERS[id].name[currentLanguage()]}
          </MenuItem>
        ))}
        <MenuItem value="other">{translate('resources.orders.carriers.other')}</MenuItem>
      </TextField>
      <TextInput
        onChange={(event: ChangeEvent<HTMLInputElement>) => changeNumber(event.target.value)}
        source="tracking_number"
      />
      {carrier === 'other' && <TextInput source="tracking_url" type="url" />}
    </FieldRow>
  );
};

const toChoice = (value: string): Choice =>
  value === 'other' ? value : (CARRIER_IDS.find((id) => id === value) ?? '');

/** The form's carrier, and how a change of carrier or number changes the tracking page. */
function useTracking() {
  const { getValues, setValue } = useFormContext();
  const page = String(useWatch({ name: 'tracking_url' }) ?? '');
  const [chosen, setChosen] = useState<Choice>();
  const carrier = chosen ?? carrierOf(page) ?? (page === '' ? '' : 'other');
  const setPage = (address: string) =>
    setValue('tracking_url', address, { shouldDirty: true, shouldValidate: true });
  return {
    carrier,
    chooseCarrier(choice: Choice) {
      setChosen(choice);
      if (choice === '') setPage('');
      else if (choice !== 'other')
        setPage(trackingPage(choice, getValues('tracking_number') ?? ''));
    },
    changeNumber(number: string) {
      if (carrier !== '' && carrier !== 'other') setPage(trackingPage(carrier, number));
    },
  };
}
