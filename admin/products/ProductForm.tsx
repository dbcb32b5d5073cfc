import {
  BooleanInput,
  minValue,
  NumberInput,
  SelectInput,
  TabbedForm,
  TextInput,
} from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { tabbedRecordForm } from '../form/recordForm.tsx';
import { requiredNumber, requiredText } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { categoryChoices } from './categoryChoices.ts';
import { FeaturesInput } from './FeaturesInput.tsx';
import { PhotosInput } from './PhotosInput.tsx';

const field = (name: string) => `resources.products.fields.${name}`;
const slugRule = requiredText('resources.products.rules.slug');
const priceRules = [requiredNumber('resources.products.rules.price'), minValue(0)];

const names: readonly TranslatedField[] = [
  { name: 'name', label: field('name'), required: 'resources.products.rules.name' },
  { name: 'description', label: field('description'), rows: 4 },
];

const details: readonly TranslatedField[] = [
  { name: 'what_to_expect', label: field('what_to_expect'), rows: 4 },
  { name: 'locations', label: field('locations'), rows: 2 },
  { name: 'availability', label: field('availability'), rows: 2 },
  { name: 'eligibility', label: field('eligibility'), rows: 2 },
];

/** A product's form (back-office §3, §5). */
export const ProductForm = () => (
  <TabbedForm {...tabbedRecordForm}>
    <TabbedForm.Tab label="resources.products.tabs.general">
      <TranslatedInputs fields={names} />
      <FieldRow>
        <TextInput label={field('slug')} source="slug" validate={slugRule} />
        <NumberInput
          label={field('price')}
          min={0}
          source="price"
          step={0.01}
          validate={priceRules}
        />
        <SelectInput
          choices={categoryChoices}
          defaultValue="experience"
          label={field('category')}
          source="category"
        />
        <OrderInput />
      </FieldRow>
      <FieldRow>
        <ActiveInput />
        <BooleanInput defaultValue={false} label={field('is_featured')} source="is_featured" />
        <BooleanInput defaultValue={false} label={field('is_bestseller')} source="is_bestseller" />
        <BooleanInput defaultValue={false} label={field('is_new')} source="is_new" />
      </FieldRow>
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.products.tabs.texts">
      <TranslatedInputs fields={details} />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.products.tabs.features">
      <FeaturesInput />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.products.tabs.photos">
      <PhotosInput />
    </TabbedForm.Tab>
  </TabbedForm>
);
