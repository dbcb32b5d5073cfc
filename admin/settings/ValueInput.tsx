import { SelectInput, TextInput } from 'react-admin';
import { isChosenSetting, SETTING_CHOICES } from '../../api/contract/chosenSettings.ts';
import { fileSetting } from '../../api/contract/constants.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { AccentInput } from './AccentInput.tsx';
import { VideoInput } from './VideoInput.tsx';

interface ValueInputProps {
  settingKey: string;
  /** Where the form has the value, which may be one setting of many. */
  source: string;
  /** A text or the key of a message. */
  label: string;
}

/** The value that a setting has in all languages: a file or a choice for the keys that take one, else a text. */
export const ValueInput = ({ settingKey, ...input }: ValueInputProps) => {
  if (settingKey === 'theme_accent') return <AccentInput {...input} />;
  if (isChosenSetting(settingKey)) {
    const choices = SETTING_CHOICES[settingKey].map((id) => ({
      id,
      name: `resources.settings.choices.${settingKey}.${id}`,
    }));
    return <SelectInput {...input} choices={choices} emptyValue="" />;
  }
  const kind = fileSetting(settingKey);
  if (kind === 'picture') return <PictureInput {...input} place={`settings.${settingKey}`} />;
  return kind === 'video' ? (
    <VideoInput {...input} />
  ) : (
    <TextInput {...input} maxRows={12} multiline />
  );
};
