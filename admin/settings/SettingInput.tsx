import { helpOf, isTranslated, kindOf, type NamedSetting, nameOf } from './settingNames.ts';
import { TextsInput } from './TextsInput.tsx';
import { ValueInput } from './ValueInput.tsx';

interface SettingInputProps {
  setting: NamedSetting & { value?: unknown };
  /** The form path of the setting with a dot behind it; '' where it is the form's own record. */
  at?: string;
}

/** A setting with its name and help: a text per language, or the one value by its kind. */
export const SettingInput = ({ setting, at = '' }: SettingInputProps) => {
  const key = setting.setting_key;
  const shown = { help: helpOf(key), label: nameOf(setting) };
  return isTranslated(setting) ? (
    <TextsInput {...shown} at={at} setting={setting} />
  ) : (
    <ValueInput {...shown} kind={kindOf(key)} settingKey={key} source={`${at}value`} />
  );
};
