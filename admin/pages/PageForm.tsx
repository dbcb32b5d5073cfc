import { SelectInput } from 'react-admin';
import { ArticleForm } from '../blog/ArticleForm.tsx';
import { TitleAndSlug } from '../blog/TitleAndSlug.tsx';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';

interface PageFormProps {
  placements: { id: string; name: string }[];
}

export const PageForm = (props: PageFormProps) => (
  <ArticleForm defaults={newPage} general={<GeneralInputs {...props} />} />
);

const newPage = () => {
  const texts = { slug: '', title: '', summary: '', content: '' };
  return {
    placement: 'none',
    display_order: 0,
    is_active: true,
    translations: { cs: { ...texts }, en: { ...texts } },
  };
};

/** Titles, slugs, and where and when visitors see the page. */
const GeneralInputs = ({ placements }: PageFormProps) => (
  <>
    <TitleAndSlug />
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
