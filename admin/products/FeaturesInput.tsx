import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { ArrayInput, RemoveItemButton, SimpleFormIterator, TextInput } from 'react-admin';

export const FeaturesInput = () => (
  <ArrayInput defaultValue={NONE} label="resources.products.fields.features" source="features">
    <SimpleFormIterator disableClear fullWidth inline removeButton={<RemoveFeature />} sx={BUTTONS}>
      <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
      <TextInput helperText={false} label="paddock.languages.en" source="en" />
    </SimpleFormIterator>
  </ArrayInput>
);

/** Handles clicks after the button itself, while the removed row is still there. */
const RemoveFeature = () => (
  <Box component="span" onClick={leaveRow} role="presentation">
    <RemoveItemButton />
  </Box>
);

/** Moves the focus to the next row, else the previous one, else to Add. */
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
