import { useEffect } from 'react';
import { DataTable, useEditContext, useRecordContext } from 'react-admin';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Achievement } from '../../api/contract/types.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { NumberInput } from '../form/NumberInput.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';

const Column = DataTable.Col<Achievement>;

/** Opens once both languages' texts are loaded: a list has only one. */
const AchievementForm = () => {
  const achievement = useRecordContext();
  if (achievement?.id !== undefined && !achievement.translations) return <BothLanguages />;
  return (
    <ContentForm texts={texts}>
      <NumberInput isRequired source="year" />
    </ContentForm>
  );
};

export const AchievementEditor = contentEditor<Achievement>({
  ordering: listOrdering,
  columns: (
    <>
      <Column source="title" />
      <Column align="right" source="year" />
    </>
  ),
  form: AchievementForm,
  phone: { title: ({ title }) => title, text: ({ year }) => String(year) },
  sitePage: sitePaths.achievements,
});

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
