import { TextInput, useRecordContext } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { Page } from '../../api/contract/types.ts';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';

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

/** The slug of a new record is made of its title; a saved one stays. */
const SlugInput = ({ locale }: { locale: Locale }) => {
  const record = useRecordContext<Pick<Page, 'id' | 'translations'>>();
  const isNew = useIsNew();
  useSlugSuggestion(locale, isNew);
  return (
    <TextInput
      helperText={isNew ? 'resources.blog.slugHelp' : false}
      isRequired
      label="resources.blog.fields.slug"
      // Disabled at its element only: a disabled input has no value in the form. Without a slug a
      // language could not be saved, so such a field stays enabled.
      slotProps={{ input: { disabled: !isNew && Boolean(record?.translations[locale]?.slug) } }}
      source={`translations.${locale}.slug`}
    />
  );
};
