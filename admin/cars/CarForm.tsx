import { BooleanInput, NumberInput, TabbedForm, TextInput } from 'react-admin';
import { DEFAULT_SPEC_ICONS } from '../../api/contract/constants.ts';
import { FormToolbar } from '../form/FormToolbar.tsx';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { TabbedRecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { SetCurrentButton } from './SetCurrentButton.tsx';
import { SpecificationInputs } from './SpecificationInputs.tsx';

const defaults = { spec_icons: DEFAULT_SPEC_ICONS };

const texts = [
  { name: 'name', required: true },
  { name: 'description', rows: 5 },
];

/** A car's form with its two tabs, general and specifications. */
export const CarForm = () => (
  <TabbedRecordForm defaultValues={defaults} toolbar={toolbar}>
    <TabbedForm.Tab label="resources.cars.tabs.general">
      <TranslatedInputs fields={texts} />
      <PictureInput requiredWhenNew source="image_path" />
      <FieldRow>
        <NumberInput min={0} source="horsepower" />
        <OrderInput />
        <TextInput helperText="resources.cars.slugHelp" source="slug" />
      </FieldRow>
      <ActiveInput />
      <BooleanInput
        defaultValue={false}
        helperText="resources.cars.currentHelp"
        source="is_current"
      />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="resources.cars.tabs.specifications">
      <SpecificationInputs />
    </TabbedForm.Tab>
  </TabbedRecordForm>
);

const toolbar = (
  <FormToolbar>
    <SetCurrentButton />
  </FormToolbar>
);
