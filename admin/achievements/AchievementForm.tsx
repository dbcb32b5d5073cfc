import { NumberInput, SimpleForm, useRecordContext } from 'react-admin';
import { ActiveInput } from '../form/ActiveInput.tsx';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { recordForm } from '../form/recordForm.tsx';
import { requiredNumber } from '../form/rules.ts';
import { type TranslatedField, TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { BothLanguages } from './BothLanguages.tsx';

const yearRule = requiredNumber('resources.achievements.rules.year');

const texts: readonly TranslatedField[] = [
  {
    name: 'title',
    label: 'resources.achievements.fields.title',
    required: 'resources.achievements.rules.title',
  },
  { name: 'description', label: 'resources.achievements.fields.description', rows: 4 },
];

/** An achievement's form; opened once its texts are there in both languages (back-office §3, §5). */
export const AchievementForm = () => {
  const achievement = useRecordContext();
  if (achievement?.id !== undefined && !achievement.translations) return <BothLanguages />;
  return (
    <SimpleForm {...recordForm}>
      <TranslatedInputs fields={texts} />
      <FieldRow>
        <NumberInput
          label="resources.achievements.fields.year"
          source="year"
          step={1}
          validate={yearRule}
        />
        <OrderInput />
      </FieldRow>
      <ActiveInput />
    </SimpleForm>
  );
};
