import { DateInput, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { PhotoInput } from '../form/PhotoInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredPicture } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { webAddress } from '../form/webAddress.ts';
import { requiredDay } from './requiredDay.ts';
import { typeChoices } from './typeChoices.ts';

/** Stands for an event without an address of its own (back-office §3). */
const NO_ADDRESS = '#';

const photoRule = requiredPicture('resources.events.rules.photo');
const addressRule = webAddress(NO_ADDRESS);

const field = (name: string) => `resources.events.fields.${name}`;
const texts: readonly TranslatedField[] = [
  { name: 'title', label: field('title'), required: 'resources.events.rules.title' },
  { name: 'location', label: field('location'), required: 'resources.events.rules.location' },
  { name: 'description', label: field('description'), rows: 4 },
];

/** An event's form (back-office §3, §5). */
export const EventForm = () => (
  <SimpleForm {...recordForm}>
    <FieldRow>
      <DateInput label={field('date')} source="date" validate={requiredDay} />
      <SelectInput
        choices={typeChoices}
        defaultValue="our"
        label={field('event_type')}
        source="event_type"
      />
    </FieldRow>
    <TranslatedInputs fields={texts} />
    <PhotoInput label={field('image_path')} rule={photoRule} />
    <TextInput
      defaultValue={NO_ADDRESS}
      helperText="resources.events.urlHelp"
      label={field('event_url')}
      parse={(address) => address || NO_ADDRESS}
      source="event_url"
      validate={addressRule}
    />
    <ActiveInput />
  </SimpleForm>
);
