import { SelectInput, TextInput } from 'react-admin';
import { isChosenSetting, SETTING_CHOICES } from '../../api/contract/chosenSettings.ts';
import { fileSetting } from '../../api/contract/constants.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { AccentInput } from './AccentInput.tsx';
import { AccountInput } from './AccountInput.tsx';
import { VideoInput } from './VideoInput.tsx';

interface ValueInputProps {
  settingKey: string;
  /** The form path of the value, which may belong to one of many settings. */
  source: string;
  /** A text or a message key. */
  label: string;
}

/** The language-independent value of a setting: a file or a choice for keys that have one, else a text. */
export const ValueInput = ({ settingKey, ...input }: ValueInputProps) => {
  if (settingKey === 'theme_accent') return <AccentInput {...input} />;
  if (settingKey === 'bank_iban') return <AccountInput {...input} />;
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
