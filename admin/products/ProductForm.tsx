import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import {
  ArrayInput,
  BooleanInput,
  RemoveItemButton,
  SelectInput,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { CopyFromCzech, type TextPair } from '../form/CopyFromCzech.tsx';
import { ActiveInput, FieldRow, OrderInput, VatInput } from '../form/inputs.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { TabbedRecordForm } from '../form/RecordForm.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';
import { SlugInput } from '../form/SlugInput.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { openTexts } from '../i18n/screenTexts.ts';
import { useMayRead } from '../layout/access.tsx';
import { LoadingForm } from '../layout/Loaded.tsx';
import { lazyPart } from '../layout/lazyView.tsx';
import { choiceField } from '../lists/common.tsx';
import { PhotosInput } from './PhotosInput.tsx';
import { PriceBeforeInput } from './PriceBeforeInput.tsx';
import { VoucherInputs } from './VoucherInputs.tsx';

const VariantsTab = lazyPart(
  async () => (await import('./VariantsTab.tsx')).VariantsTab,
  <LoadingForm />,
);

const ProductDates = lazyPart(
  async () => {
    const [part] = await Promise.all([import('../dates/ProductDates.tsx'), openTexts('dates')]);
    return part.ProductDates;
  },
  <LoadingForm />,
);

export const category = choiceField('products', 'category', 'categories', PRODUCT_CATEGORIES);

export const ProductForm = () => {
  const dated = useDatedProduct();
  return (
    <TabbedRecordForm choiceRules={CHOICES}>
      <TabbedForm.Tab label="resources.products.tabs.general">
        <TranslatedInputs fields={names} />
        <FieldRow>
          <SlugInput isRequired />
          <NumberInput isRequired source="price" />
          <PriceBeforeInput />
          <VatInput />
          <SelectInput
            choices={category.choices}
            helperText="resources.products.categoryHelp"
            isRequired
            source="category"
          />
          <OrderInput />
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

const FeaturesInput = () => (
  <>
    <CopyFeatures />
    <ArrayInput defaultValue={NONE} label="resources.products.fields.features" source="features">
      <SimpleFormIterator
        disableClear
        fullWidth
        inline
        removeButton={<RemoveFeature />}
        sx={BUTTONS}
      >
        <TextInput helperText={false} label="paddock.languages.cs" source="cs" />
        <TextInput helperText={false} label="paddock.languages.en" source="en" />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

const CopyFeatures = () => {
  const features: unknown = useWatch({ name: 'features' });
  const count = Array.isArray(features) ? features.length : 0;
  const texts = Array.from(
    { length: count },
    (_, index): TextPair => [`features.${index}.cs`, `features.${index}.en`],
  );
  return <CopyFromCzech texts={texts} />;
};

/** Handles clicks after the button itself, while the removed row still exists. */
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

/** React-admin shows row buttons only on hover: hidden ones can't be reached by Tab. */
const BUTTONS = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };

const NONE: never[] = [];
