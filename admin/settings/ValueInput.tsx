import { TextInput } from 'react-admin';
import { fileSetting } from '../../api/contract/constants.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { VideoInput } from './VideoInput.tsx';

interface ValueInputProps {
  settingKey: string;
  /** Where the form has the value, which may be one setting of many. */
  source: string;
  /** A text or the key of a message. */
  label: string;
}

/** The value that a setting has in all languages: a file for the keys that take one, else a text. */
export const ValueInput = ({ settingKey, ...input }: ValueInputProps) => {
  const kind = fileSetting(settingKey);
  if (kind === 'picture') return <PictureInput {...input} place={`settings.${settingKey}`} />;
  return kind === 'video' ? (
    <VideoInput {...input} />
  ) : (
    <TextInput {...input} maxRows={12} multiline />
  );
};
