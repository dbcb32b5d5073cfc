import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLabelName } from './useLabelName.ts';

/** The key of a category, or those of tags between commas, with the names that visitors read. */
export const LabelsInput = ({ source, help }: { source: 'category' | 'tags'; help: string }) => {
  const translate = useTranslate();
  const nameOf = useLabelName();
  const value: unknown = useWatch({ name: source });
  const keys = typeof value === 'string' ? value.split(',').map((key) => key.trim()) : [];
  const names = keys.map(nameOf).join(', ');
  return (
    <TextInput
      helperText={
        <>
          {names !== keys.join(', ') && `${translate('resources.blog.shownAs', { names })} `}
          {translate(help)}
        </>
      }
      label={`resources.blog.fields.${source}`}
      source={source}
    />
  );
};
