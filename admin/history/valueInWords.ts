import type { FormFields } from '../providers/formData.ts';
import { shownSetting } from '../settings/shownSetting.ts';

interface OfRecord {
  resource: string;
  /** The field's name without its language. */
  name: string;
  record: FormFields;
}

/** A field's value; a setting's in the words of its input, which its key decides. */
export const valueInWords = (
  { resource, name, record }: OfRecord,
  value: unknown,
  translate: Parameters<typeof shownSetting>[2],
): unknown =>
  resource === 'settings' && name === 'value'
    ? shownSetting(String(record.setting_key), value, translate)
    : value;
