import { SelectInput, SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredText } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { groupChoices } from './groupChoices.ts';
import { ValueInput } from './ValueInput.tsx';

const keyRule = requiredText('resources.settings.rules.key');

const texts: readonly TranslatedField[] = [
  { name: 'label', label: 'resources.settings.fields.label' },
  { name: 'setting_value', label: 'resources.settings.fields.setting_value', rows: 2 },
];

/** A setting's form; its key is chosen once and for all (back-office §4). */
export const SettingForm = () => (
  <SimpleForm {...recordForm}>
    <FieldRow>
      <KeyInput />
      <SelectInput
        choices={groupChoices}
        defaultValue="general"
        label="resources.settings.fields.setting_group"
        source="setting_group"
      />
    </FieldRow>
    <ValueInput />
    <TranslatedInputs fields={texts} />
    <ActiveInput />
  </SimpleForm>
);

const KeyInput = () => {
  const isNew = useRecordContext()?.id === undefined;
  return (
    <TextInput
      label="resources.settings.fields.setting_key"
      readOnly={!isNew}
      source="setting_key"
      validate={keyRule}
    />
  );
};
