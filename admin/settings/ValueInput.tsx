import { SelectInput, TextInput } from 'react-admin';
import { isChosenSetting, SETTING_CHOICES } from '../../api/contract/chosenSettings.ts';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { AccentInput } from './AccentInput.tsx';
import { AccountInput } from './AccountInput.tsx';
import { SectionsInput } from './SectionsInput.tsx';
import type { SettingFieldProps } from './settingFieldProps.ts';
import type { SettingKind } from './settingNames.ts';
import { VideoInput } from './VideoInput.tsx';

interface ValueInputProps extends SettingFieldProps {
  settingKey: string;
  kind: SettingKind;
}

/** The value of a setting that all languages share, by its kind. */
export const ValueInput = ({ settingKey, kind, help, ...input }: ValueInputProps) => {
  const helperText = help || false;
  switch (kind) {
    case 'sections':
      return <SectionsInput {...input} help={help} />;
    case 'color':
      return <AccentInput {...input} help={help} />;
    case 'account':
      return <AccountInput {...input} help={help} />;
    case 'picture':
      return <PictureInput {...input} help={help} place={`settings.${settingKey}`} />;
    case 'video':
      return <VideoInput {...input} help={help} />;
    case 'choice':
      return (
        <SelectInput
          {...input}
          choices={choicesOf(settingKey)}
          emptyValue=""
          helperText={helperText}
        />
      );
    case 'number':
      return (
        <TextInput
          {...input}
          helperText={helperText}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      );
    case 'text':
      return <TextInput {...input} helperText={helperText} maxRows={12} multiline />;
  }
};

const choicesOf = (key: string) =>
  isChosenSetting(key)
    ? SETTING_CHOICES[key].map((id) => ({ id, name: `resources.settings.choices.${key}.${id}` }))
    : [];
