import { SimpleForm, TextInput } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { PictureInput } from '../form/PictureInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { webAddress } from '../form/webAddress.ts';

const addressRule = webAddress();
const texts: readonly TranslatedField[] = [
  { name: 'name', label: 'paddock.fields.name', required: 'paddock.rules.name' },
];

/** A sponsor's form (back-office §3, §5). */
export const SponsorForm = () => (
  <SimpleForm {...recordForm}>
    <TranslatedInputs fields={texts} />
    <PictureInput label="resources.sponsors.fields.logo_path" source="logo_path" />
    <FieldRow>
      <TextInput
        label="resources.sponsors.fields.website_url"
        source="website_url"
        type="url"
        validate={addressRule}
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </SimpleForm>
);
