import { SelectInput, SimpleForm } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { PictureInput } from '../form/PictureInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { categoryChoices } from './categoryChoices.ts';

const texts: readonly TranslatedField[] = [
  { name: 'title', label: 'resources.gallery.fields.title' },
  { name: 'alt_text', label: 'resources.gallery.fields.alt_text' },
];

/** A gallery image's form; nothing is required (back-office §5). */
export const GalleryForm = () => (
  <SimpleForm {...recordForm}>
    <TranslatedInputs fields={texts} />
    <FieldRow>
      <PictureInput label="resources.gallery.fields.image_path" source="image_path" />
      <PictureInput
        hint="resources.gallery.thumbnailHelp"
        label="resources.gallery.fields.thumbnail_path"
        source="thumbnail_path"
      />
    </FieldRow>
    <FieldRow>
      <SelectInput
        choices={categoryChoices}
        defaultValue="misc"
        label="resources.gallery.fields.category"
        source="category"
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </SimpleForm>
);
