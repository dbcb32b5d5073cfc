import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { ArrayInput, RemoveItemButton, SimpleFormIterator, TextInput } from 'react-admin';

/** What a product offers, a list of pairs in both languages (back-office §3). */
export const FeaturesInput = () => (
  <ArrayInput defaultValue={NONE} label="resources.products.fields.features" source="features">
    <SimpleFormIterator disableClear fullWidth inline removeButton={<RemoveFeature />} sx={BUTTONS}>
      <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
      <TextInput helperText={false} label="paddock.languages.en" source="en" />
    </SimpleFormIterator>
  </ArrayInput>
);

/** Its clicks are heard after the button's own, while the row that goes is still there. */
const RemoveFeature = () => (
  <Box component="span" onClick={leaveRow} role="presentation">
    <RemoveItemButton />
  </Box>
);

/** The keyboard goes on where the removed row was: at the next one, the previous one, or Add. */
function leaveRow({ currentTarget }: MouseEvent): void {
  const row = currentTarget.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const whole = row?.closest('ul')?.parentElement;
  const next = neighbour?.querySelector('.button-remove') ?? whole?.querySelector('.button-add');
  if (next instanceof HTMLElement) next.focus();
}

const NONE: never[] = [];
/** React-admin shows the buttons of a row to the mouse alone: hidden ones can't be reached by Tab. */
const BUTTONS = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
