import { BooleanInput, SelectInput, TabbedForm, TextInput, useRecordContext } from 'react-admin';
import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow, OrderInput, VatInput } from '../form/inputs.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { TabbedRecordForm } from '../form/RecordForm.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';
import { SlugInput } from '../form/SlugInput.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { useMayRead } from '../ui/access.tsx';
import { LoadingForm } from '../ui/Loaded.tsx';
import { lazyPart } from '../ui/lazyView.tsx';
import { copyOfProduct } from './copyOfProduct.ts';
import { FeaturesInput } from './FeaturesInput.tsx';
import { PhotosInput } from './PhotosInput.tsx';
import { PriceBeforeInput } from './PriceBeforeInput.tsx';
import { VoucherInputs } from './VoucherInputs.tsx';

const VariantsTab = lazyPart(async () => (await import('./VariantsTab.tsx')).VariantsTab, {
  fallback: <LoadingForm />,
});

const ProductDates = lazyPart(
  async () => (await import('../dates/ProductDates.tsx')).ProductDates,
  { fallback: <LoadingForm />, texts: ['dates'] },
);

export const category = choiceField('products', 'category', 'categories', PRODUCT_CATEGORIES);

export const ProductForm = () => {
  const dated = useDatedProduct();
  return (
    <TabbedRecordForm choiceRules={CHOICES} copy={copyOfProduct}>
      <TabbedForm.Tab label="resources.products.tabs.general">
        <TranslatedInputs fields={names} />
        <FieldRow>
          <SlugInput isRequired />
          <SelectInput
            choices={category.choices}
            helperText="resources.products.categoryHelp"
            isRequired
            source="category"
          />
          <OrderInput />
        </FieldRow>
        <FieldRow>
          <NumberInput isRequired source="price" />
          <VatInput />
          <PriceBeforeInput />
        </FieldRow>
        <FieldRow>
          <ActiveInput />
          <BooleanInput defaultValue={false} source="is_featured" />
          <BooleanInput defaultValue={false} source="is_bestseller" />
          <BooleanInput defaultValue={false} source="is_new" />
        </FieldRow>
        <BooleanInput
          defaultValue={true}
          helperText="resources.products.withdrawalHint"
          source="is_withdrawable"
        />
        <VoucherInputs />
        <ScheduleInputs />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="resources.products.tabs.texts">
        <TranslatedInputs fields={details} />
        <TextInput
          helperText="resources.products.manufacturerHelp"
          multiline
          minRows={2}
          source="manufacturer"
        />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="resources.products.tabs.features">
        <FeaturesInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="resources.products.tabs.photos">
        <PhotosInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="resources.products.tabs.variants">
        <VariantsTab />
      </TabbedForm.Tab>
      {dated && (
        <TabbedForm.Tab label="resources.products.tabs.dates">
          <ProductDates product={dated} />
        </TabbedForm.Tab>
      )}
    </TabbedRecordForm>
  );
};

/** The saved product, if it may have dates that the user may see. */
function useDatedProduct(): Product | null {
  const product = useRecordContext<Product>();
  const isAllowed = useMayRead('dates');
  return isAllowed && product?.id && (product.has_dates || product.category === 'experience')
    ? product
    : null;
}

/** A default would make an experience of a T-shirt, which then can't be shipped. */
const CHOICES = { category: 'resources.products.categoryMissing' };

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
