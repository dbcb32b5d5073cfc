import { useEffect } from 'react';
import { DataTable, NumberInput, useEditContext, useRecordContext } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Achievement } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { FormSkeleton } from '../layout/Skeletons.tsx';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';

const Column = DataTable.Col<Achievement>;

/** The team's milestones. */
export const AchievementEditor = () => (
  <Editor<Achievement>
    columns={columns}
    filters={plainFilters}
    form={AchievementForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{ title: ({ title }) => title, text: ({ year }) => String(year) }}
    sitePage={sitePaths.achievements}
  />
);

const hiddenColumns = ['id'];

const columns = (
  <>
    <Column label="resources.achievements.fields.title" source="title" />
    <Column align="right" label="resources.achievements.fields.year" source="year" />
    {orderColumn}
    {activeColumn}
    {idColumn}
  </>
);

/** Opens once the texts are there in both languages: a list brings them in one. */
const AchievementForm = () => {
  const achievement = useRecordContext();
  if (achievement?.id !== undefined && !achievement.translations) return <BothLanguages />;
  return (
    <RecordForm>
      <TranslatedInputs fields={texts} />
      <FieldRow>
        <NumberInput isRequired source="year" step={1} />
        <OrderInput />
      </FieldRow>
      <ActiveInput />
    </RecordForm>
  );
};

/** Reads the achievement in both languages; the answer to a conflicting save, too, has only one. */
const BothLanguages = () => {
  const { isFetching, refetch } = useEditContext();
  useEffect(() => {
    if (!isFetching) refetch();
  }, [isFetching, refetch]);
  return <FormSkeleton />;
};

const texts = [
  { name: 'title', required: true },
  { name: 'description', rows: 4 },
];
