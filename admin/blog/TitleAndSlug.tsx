import { TextInput } from 'react-admin';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
import { SlugInput } from './SlugInput.tsx';

/** What a post or page is called and its address, in both languages. */
export const TitleAndSlug = () => (
  <LanguageColumns fields={FIELDS}>
    {(locale) => (
      <>
        <TextInput
          isRequired
          label="resources.blog.fields.title"
          source={`translations.${locale}.title`}
        />
        <SlugInput locale={locale} />
      </>
    )}
  </LanguageColumns>
);

const FIELDS = [
  { name: 'title', required: true },
  { name: 'slug', required: true },
];
