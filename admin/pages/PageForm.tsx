import { SelectInput, TextInput } from 'react-admin';
import { ArticleForm } from '../blog/ArticleForm.tsx';
import { SlugInput } from '../blog/SlugInput.tsx';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';
import { LanguageColumns } from '../form/TranslatedInputs.tsx';

interface PageFormProps {
  placements: { id: string; name: string }[];
}

export const PageForm = (props: PageFormProps) => (
  <ArticleForm defaults={newPage} general={<GeneralInputs {...props} />} />
);

export const newPage = () => {
  const texts = { slug: '', title: '', summary: '', content: '' };
  return {
    placement: 'none',
    display_order: 0,
    is_active: true,
    translations: { cs: { ...texts }, en: { ...texts } },
  };
};

/** Titles, addresses, and where and when visitors see the page. */
const GeneralInputs = ({ placements }: PageFormProps) => (
  <>
    <LanguageColumns fields={TEXTS}>
      {(locale) => (
        <>
          <TextInput
            isRequired
            label="resources.pages.fields.title"
            source={`translations.${locale}.title`}
          />
          <SlugInput locale={locale} />
        </>
      )}
    </LanguageColumns>
    <FieldRow>
      <SelectInput
        choices={placements}
        helperText="resources.pages.placementHelp"
        source="placement"
      />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
    <ScheduleInputs />
  </>
);

const TEXTS = [
  { name: 'title', required: true },
  { name: 'slug', required: true },
];
