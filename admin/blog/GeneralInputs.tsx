import Alert from '@mui/material/Alert';
import { BooleanInput, DateInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FieldRow } from '../form/FieldRow.tsx';
import { OrderInput } from '../form/OrderInput.tsx';
import { PictureInput } from '../form/PictureInput.tsx';
import { LabelsInput } from './LabelsInput.tsx';
import { TitleAndSlug } from './TitleAndSlug.tsx';

/** What a post has beside its texts: addresses, image, date, labels, and whether it is published. */
export const GeneralInputs = () => (
  <>
    <EnglishMissing />
    <TitleAndSlug />
    <PictureInput label="resources.blog.fields.image_path" source="image_path" />
    <FieldRow>
      <DateInput label="resources.blog.fields.published_date" source="published_date" />
      <LabelsInput help="resources.blog.categoryHelp" source="category" />
      <LabelsInput help="resources.blog.tagsHelp" source="tags" />
    </FieldRow>
    <FieldRow>
      <TextInput
        helperText="resources.blog.authorHelp"
        label="resources.blog.fields.author_name"
        source="author_name"
      />
      <OrderInput />
    </FieldRow>
    <BooleanInput
      helperText="resources.blog.draftHelp"
      label="resources.blog.fields.is_active"
      source="is_active"
    />
  </>
);

/** Warns while an existing post has no English title (back-office §2). */
const EnglishMissing = () => {
  const isNew = useRecordContext()?.id === undefined;
  const title: unknown = useWatch({ name: 'translations.en.title' });
  const translate = useTranslate();
  const isMissing = typeof title !== 'string' || title.trim() === '';
  return !isNew && isMissing ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.blog.englishMissing')}
    </Alert>
  ) : null;
};
