import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { currentLanguage } from '../providers/language.ts';
import { useLabelName } from './useLabelName.ts';

interface CategoryFilterProps {
  source: string;
  /** Message key. */
  label: string;
}

/** Narrows posts to one of the categories in use, offered by their public names. */
export const CategoryFilter = (props: CategoryFilterProps) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const nameOf = useLabelName();
  const { data = [], isPending } = useQuery({
    // Read again with the posts' lists after one was saved.
    queryKey: ['blog', 'getList', 'categories'],
    queryFn: () => dataProvider.blogCategories(),
  });
  const { compare } = new Intl.Collator(currentLanguage());
  const choices = data
    .map(({ category }) => ({ id: category, name: nameOf(category) }))
    .toSorted((a, b) => compare(a.name, b.name));
  return <SelectInput {...props} choices={choices} isPending={isPending} translateChoice={false} />;
};
