import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';

/** What a product offers, a list of pairs in both languages (back-office §3). */
export const FeaturesInput = () => (
  <ArrayInput defaultValue={NONE} label="resources.products.fields.features" source="features">
    <SimpleFormIterator disableClear fullWidth inline>
      <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
      <TextInput helperText={false} label="paddock.languages.en" source="en" />
    </SimpleFormIterator>
  </ArrayInput>
);

const NONE: never[] = [];
