import { BooleanInput, minValue, NumberInput, TabbedForm, TextInput } from 'react-admin';
import { DEFAULT_SPEC_ICONS } from '../../api/contract/constants.ts';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { PhotoInput } from '../form/PhotoInput.tsx';
import { tabbedRecordForm } from '../form/recordForm.tsx';
import { requiredPicture } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { SetCurrentButton } from './SetCurrentButton.tsx';
import { SpecificationInputs } from './SpecificationInputs.tsx';

const defaults = { spec_icons: DEFAULT_SPEC_ICONS };
const horsepowerRules = [minValue(0)];
const photoRule = requiredPicture('resources.cars.rules.photo');

const texts: readonly TranslatedField[] = [
  { name: 'name', label: 'resources.cars.fields.name', required: 'resources.cars.rules.name' },
  { name: 'description', label: 'resources.cars.fields.description', rows: 5 },
];

/** A car's form with its two tabs, general and specifications (back-office §2). */
export const CarForm = () => (
  <TabbedForm {...tabbedRecordForm} defaultValues={defaults} toolbar={toolbar}>
    <TabbedForm.Tab label="resources.cars.tabs.general">
      <TranslatedInputs fields={texts} />
      <PhotoInput label="resources.cars.fields.image_path" rule={photoRule} />
      <FieldRow>
        <NumberInput
          label="resources.cars.fields.horsepower"
          min={0}
          source="horsepower"
          validate={horsepowerRules}
        />
        <OrderInput />
        <TextInput
          label="resources.cars.fields.slug"
          source="slug"
          helperText="resources.cars.slugHelp"
        />
      </FieldRow>
      <ActiveInput />
      <BooleanInput
        defaultValue={false}
        helperText="resources.cars.currentHelp"
        label="resources.cars.fields.is_current"
        source="is_current"
      />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.cars.tabs.specifications">
      <SpecificationInputs />
    </TabbedForm.Tab>
  </TabbedForm>
);

const toolbar = (
  <FormToolbar>
    <SetCurrentButton />
  </FormToolbar>
);
