import { TextInput, useRecordContext } from 'react-admin';
import type { Locale } from '../../api/contract/locales.ts';
import type { Page } from '../../api/contract/types.ts';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { useSlugSuggestion } from '../form/useSlugSuggestion.ts';

/** Title and slug of a post or page, in both languages. */
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

const sourceOf = (locale: Locale) => ({
  slug: `translations.${locale}.slug`,
  titles: [`translations.${locale}.title`],
  locale,
});

const SOURCES = { en: sourceOf('en'), cs: sourceOf('cs') };

/** A new record's slug follows its title; a saved one stays. */
const SlugInput = ({ locale }: { locale: Locale }) => {
  const record = useRecordContext<Pick<Page, 'id' | 'translations'>>();
  const isNew = useIsNew();
  useSlugSuggestion(SOURCES[locale]);
  return (
    <TextInput
      helperText={isNew ? 'resources.blog.slugHelp' : false}
      isRequired
      label="resources.blog.fields.slug"
      // Disabled in the DOM only: react-hook-form drops the value of a disabled input. A language without
      // a slug can't be saved, so an empty field stays enabled.
      slotProps={{ input: { disabled: !isNew && Boolean(record?.translations[locale]?.slug) } }}
      source={`translations.${locale}.slug`}
    />
  );
};
