import { SearchInput, type SearchInputProps, useTranslate } from 'react-admin';

/** The search of a list, with a name for screen readers: react-admin's has but a placeholder. */
export const SearchField = (props: Omit<SearchInputProps, 'slotProps'>) => {
  const name = useTranslate()('ra.action.search');
  return <SearchInput {...props} slotProps={{ htmlInput: { 'aria-label': name } }} />;
};
