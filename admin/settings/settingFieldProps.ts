/** What each input of a setting's value is given. */
export interface SettingFieldProps {
  /** The form path of the value, which may belong to one of many settings. */
  source: string;
  /** A text or a message key. */
  label: string;
  /** A text or a message key; '' for none. */
  help: string;
}
