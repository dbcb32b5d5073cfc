import { BooleanInput, NumberInput, SelectInput, TabbedForm, TextInput } from 'react-admin';
import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { TabbedRecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { choiceField } from '../lists/common.tsx';
import { FeaturesInput } from './FeaturesInput.tsx';
import { PhotosInput } from './PhotosInput.tsx';

export const category = choiceField('products', 'category', 'categories', PRODUCT_CATEGORIES);

export const ProductForm = () => (
  <TabbedRecordForm>
    <TabbedForm.Tab label="resources.products.tabs.general">
      <TranslatedInputs fields={names} />
      <FieldRow>
        <TextInput isRequired source="slug" />
        <NumberInput isRequired min={0} source="price" step={0.01} />
        <SelectInput choices={category.choices} defaultValue="experience" source="category" />
        <OrderInput />
      </FieldRow>
      <FieldRow>
        <ActiveInput />
        <BooleanInput defaultValue={false} source="is_featured" />
        <BooleanInput defaultValue={false} source="is_bestseller" />
        <BooleanInput defaultValue={false} source="is_new" />
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
  </TabbedRecordForm>
);

const names = [
  { name: 'name', required: true },
  { name: 'description', rows: 4 },
];

const details = [
  { name: 'what_to_expect', rows: 4 },
  { name: 'locations', rows: 2 },
  { name: 'availability', rows: 2 },
  { name: 'eligibility', rows: 2 },
];
