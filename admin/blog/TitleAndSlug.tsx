import Box from '@mui/material/Box';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LOCALES, type Locale } from '../../api/contract/locales.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';
import { LanguageColumn } from '../form/LanguageColumn.tsx';
import type { TranslatedField } from '../form/TranslatedInputs.tsx';
import { slugRule, titleRule } from './rules.ts';
import { useSlugSuggestion } from './useSlugSuggestion.ts';

/** Title and address of a post in both languages. */
export const TitleAndSlug = () => {
  const { register } = useFormContext();
  // Errors are told in the order in which fields are known: slugs before titles (back-office §5).
  for (const locale of LOCALES) register(slugOf(locale));
  return (
    <Box sx={COLUMNS}>
      {LOCALES.map((locale) => (
        <LanguageColumn fields={FIELDS} key={locale} locale={locale}>
          <TextInput
            label="resources.blog.fields.title"
            source={`translations.${locale}.title`}
            validate={titleRule}
          />
          <SlugInput locale={locale} />
        </LanguageColumn>
      ))}
    </Box>
  );
};

const SlugInput = ({ locale }: { locale: Locale }) => {
  const post = useRecordContext<BlogPostRecord>();
  const isNew = post?.id === undefined;
  useSlugSuggestion(locale, isNew);
  return (
    <TextInput
      helperText={isNew ? 'resources.blog.slugHelp' : false}
      label="resources.blog.fields.slug"
      // Disabled by its element alone: to the form a disabled input has no value. A language without
      // a slug could never be saved, so that one stays open.
      slotProps={{ input: { disabled: !isNew && Boolean(post?.translations[locale]?.slug) } }}
      source={slugOf(locale)}
      validate={slugRule}
    />
  );
};

const slugOf = (locale: Locale) => `translations.${locale}.slug`;

const FIELDS: readonly TranslatedField[] = [
  { name: 'title', label: 'resources.blog.fields.title', required: 'resources.blog.rules.title' },
  { name: 'slug', label: 'resources.blog.fields.slug', required: 'resources.blog.rules.slug' },
];

const COLUMNS = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2.5,
};
