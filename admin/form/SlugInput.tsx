import { TextInput, useResourceContext } from 'react-admin';
import { useSlugSuggestion } from './useSlugSuggestion.ts';

/** The slug of a record with one for both languages: a new one follows the name, the English one first. */
export const SlugInput = ({ isRequired }: { isRequired?: boolean }) => {
  const resource = useResourceContext();
  useSlugSuggestion(SOURCE);
  return (
    <TextInput
      helperText={`resources.${resource}.slugHelp`}
      isRequired={isRequired}
      source="slug"
    />
  );
};

const SOURCE = { slug: 'slug', titles: ['translations.en.name', 'translations.cs.name'] };
