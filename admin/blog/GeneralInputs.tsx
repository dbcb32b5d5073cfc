import Alert from '@mui/material/Alert';
import { BooleanInput, DateInput, TextInput, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { firstMessage } from '../form/firstMessage.ts';
import { FieldRow, OrderInput } from '../form/inputs.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { TitleAndSlug } from './TitleAndSlug.tsx';
import { useLabelName } from './useLabelName.ts';

/** A post's fields other than its texts: slugs, image, date, labels, and whether it is published. */
export const GeneralInputs = () => (
  <>
    <EnglishMissing />
    <TitleAndSlug />
    <PictureInput source="image_path" />
    <FieldRow>
      <DateInput source="published_date" />
      <LabelsInput help="resources.blog.categoryHelp" source="category" />
      <LabelsInput help="resources.blog.tagsHelp" source="tags" />
    </FieldRow>
    <FieldRow>
      <TextInput helperText="resources.blog.authorHelp" source="author_name" />
      <OrderInput />
    </FieldRow>
    <BooleanInput helperText="resources.blog.draftHelp" source="is_active" />
    <ScheduleInputs />
  </>
);

/** Warns about an existing post without an English title. */
const EnglishMissing = () => {
  const isNew = useIsNew();
  const title: unknown = useWatch({ name: 'translations.en.title' });
  const translate = useTranslate();
  const isMissing = typeof title !== 'string' || title.trim() === '';
  return !isNew && isMissing ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.blog.englishMissing')}
    </Alert>
  ) : null;
};

/** Category key, or comma-separated tag keys, with their public names. */
const LabelsInput = ({ source, help }: { source: 'category' | 'tags'; help: string }) => {
  const translate = useTranslate();
  const nameOf = useLabelName();
  const value: unknown = useWatch({ name: source });
  const keys = typeof value === 'string' ? value.split(',').map((key) => key.trim()) : [];
  const names = keys.map(nameOf).join(', ');
  const { errors } = useFormState({ name: source });
  return (
    <TextInput
      helperText={
        // An error of one tag is at its place in the list, where the input doesn't look for one.
        firstMessage(errors[source]) ?? (
          <>
            {names !== keys.join(', ') && `${translate('resources.blog.shownAs', { names })} `}
            {translate(help)}
          </>
        )
      }
      source={source}
    />
  );
};
