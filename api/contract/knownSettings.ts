import type { SettingGroup } from './constants.ts';
import type { PerLocale } from './locales.ts';
import texts from './messages/settings.json' with { type: 'json' };
import { type SettingKey, settingTraits } from './settings.ts';

interface KnownSetting {
  key: SettingKey;
  group: SettingGroup;
  label: PerLocale<string>;
  /** The line below its input in the back-office. */
  help: PerLocale<string>;
}

const isKnown = (key: string): key is SettingKey => Object.hasOwn(texts.en, key);

/** Settings that the site, mails and documents read; keys of messages override the site's texts. */
export const KNOWN_SETTINGS: readonly KnownSetting[] = Object.keys(texts.en)
  .filter(isKnown)
  .map((key) => ({
    key,
    group: settingTraits(key).group,
    label: { en: texts.en[key].label, cs: texts.cs[key].label },
    help: { en: texts.en[key].help, cs: texts.cs[key].help },
  }));
