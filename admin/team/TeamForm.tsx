import { SimpleForm, TextInput } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { PhotoInput } from '../form/PhotoInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredPicture } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { webAddress } from '../form/webAddress.ts';

const photoRule = requiredPicture('resources.team.rules.photo');
const addressRule = webAddress();

const field = (name: string) => `resources.team.fields.${name}`;
const texts: readonly TranslatedField[] = [
  { name: 'name', label: field('name'), required: 'resources.team.rules.required' },
  { name: 'position', label: field('position'), required: 'resources.team.rules.required' },
  { name: 'description', label: field('description'), rows: 4 },
];

/** A team member's form (back-office §3, §5). */
export const TeamForm = () => (
  <SimpleForm {...recordForm}>
    <TranslatedInputs fields={texts} />
    <PhotoInput label={field('image_path')} rule={photoRule} />
    <FieldRow>
      <TextInput
        label={field('instagram_url')}
        source="instagram_url"
        type="url"
        validate={addressRule}
      />
      <TextInput
        label={field('facebook_url')}
        source="facebook_url"
        type="url"
        validate={addressRule}
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </SimpleForm>
);
