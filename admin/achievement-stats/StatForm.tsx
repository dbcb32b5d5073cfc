import { SimpleForm, TextInput, useRecordContext } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredText } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { IconInput } from './IconInput.tsx';
import { useAddStat } from './useAddStat.ts';

const valueRule = requiredText('resources.achievement-stats.rules.value');

const texts: readonly TranslatedField[] = [
  {
    name: 'title',
    label: 'resources.achievement-stats.fields.title',
    required: 'resources.achievement-stats.rules.title',
  },
];

/** A statistic's form; the list takes the saved one from the answer (back-office §3 to §5). */
export const StatForm = () => {
  const isNew = useRecordContext()?.id === undefined;
  const add = useAddStat();
  return (
    <SimpleForm {...recordForm} onSubmit={isNew ? add : undefined}>
      <TranslatedInputs fields={texts} />
      <FieldRow>
        <TextInput
          label="resources.achievement-stats.fields.value"
          source="value"
          validate={valueRule}
        />
        <IconInput />
        <OrderInput />
      </FieldRow>
      <ActiveInput />
    </SimpleForm>
  );
};
