import { useRecordContext } from 'react-admin';
import { PictureInput } from './PictureInput.tsx';

interface PhotoInputProps {
  label: string;
  /** Says that the photo is missing. */
  rule: (value: unknown) => string | undefined;
}

/** The photo of a record; only a new one needs it at once (back-office §5). */
export const PhotoInput = ({ label, rule }: PhotoInputProps) => {
  const isNew = useRecordContext()?.id === undefined;
  return <PictureInput label={label} source="image_path" validate={isNew ? rule : undefined} />;
};
