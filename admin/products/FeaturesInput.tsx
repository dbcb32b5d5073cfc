import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';

/** What a product offers, a list of pairs in both languages (back-office §3). */
export const FeaturesInput = () => (
  <ArrayInput defaultValue={NONE} label="resources.products.fields.features" source="features">
    <SimpleFormIterator disableClear fullWidth inline sx={BUTTONS}>
      <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
      <TextInput helperText={false} label="paddock.languages.en" source="en" />
    </SimpleFormIterator>
  </ArrayInput>
);

const NONE: never[] = [];
/** React-admin shows the buttons of a row to the mouse alone: hidden ones can't be reached by Tab. */
const BUTTONS = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
