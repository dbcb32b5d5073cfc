import { SETTING_GROUPS, type SettingGroup } from './constants.ts';
import type { PerLocale } from './locales.ts';
import texts from './messages/settings.json' with { type: 'json' };

export type SettingKey = keyof typeof texts.en;

const GROUPS: Partial<Record<SettingGroup, readonly SettingKey[]>> = {
  appearance: [
    'home_sections',
    'hero_video_path',
    'hero_image',
    'logo_path',
    'logo_light_path',
    'mark_path',
    'theme_accent',
    'theme_ground',
    'theme_type',
    'theme_edges',
  ],
  seo: ['og_image'],
  social: ['instagram_url', 'facebook_url', 'youtube_url', 'tiktok_url'],
  privacy: [
    'order_years',
    'cancelled_days',
    'message_months',
    'mail_days',
    'revision_days',
    'security_days',
  ],
  contact: ['contact_address', 'contact_phone', 'contact_email', 'team_email', 'team_language'],
};

/** Settings that are not sent to visitors. */
export const PRIVATE_SETTINGS: readonly SettingKey[] = ['team_email', 'team_language'];

export const isPrivateSetting = (key: string): boolean =>
  PRIVATE_SETTINGS.some((known) => known === key);

interface KnownSetting {
  key: SettingKey;
  group: SettingGroup;
  label: PerLocale<string>;
  /** The line below its input in the back-office. */
  help: PerLocale<string>;
}

const isKnown = (key: string): key is SettingKey => Object.hasOwn(texts.en, key);

const groupOf = (key: SettingKey): SettingGroup => {
  const [group] = Object.entries(GROUPS).find(([, keys]) => keys.includes(key)) ?? [];
  return SETTING_GROUPS.find((name) => name === group) ?? 'general';
};

/** Settings that the site, mails and documents read; keys of messages override the site's texts. */
export const KNOWN_SETTINGS: readonly KnownSetting[] = Object.keys(texts.en)
  .filter(isKnown)
  .map((key) => ({
    key,
    group: groupOf(key),
    label: { en: texts.en[key].label, cs: texts.cs[key].label },
    help: { en: texts.en[key].help, cs: texts.cs[key].help },
  }));
