import type { SettingGroup } from './constants.ts';
import type texts from './messages/settings.json';

export type SettingKey = keyof typeof texts.en;

/** Settings that replace one of the site's own texts. */
type TextKey = Extract<SettingKey, `${string}.${string}`>;

interface SettingTraits {
  /** Its tab in the back-office. */
  group: SettingGroup;
  /** Whether it belongs to the business or to legal periods: those who write content don't change it. */
  isBusiness: boolean;
  /** Whether it is sent to visitors. */
  isPublic: boolean;
}

const ofContent = (group: SettingGroup) => ({ group, isBusiness: false, isPublic: true });
const ofBusiness = (group: SettingGroup) => ({ group, isBusiness: true, isPublic: true });
const ofTeam = (group: SettingGroup) => ({ group, isBusiness: true, isPublic: false });

/** Whose a setting is. A new one has to be listed here before the product builds. */
const SETTINGS: Readonly<Record<Exclude<SettingKey, TextKey>, SettingTraits>> = {
  hero_title: ofContent('general'),
  hero_description: ofContent('general'),
  hero_video_path: ofContent('appearance'),
  hero_image: ofContent('appearance'),
  og_image: ofContent('seo'),
  home_sections: ofContent('appearance'),
  logo_path: ofContent('appearance'),
  logo_light_path: ofContent('appearance'),
  mark_path: ofContent('appearance'),
  theme_accent: ofContent('appearance'),
  theme_ground: ofContent('appearance'),
  theme_type: ofContent('appearance'),
  theme_edges: ofContent('appearance'),
  instagram_url: ofContent('social'),
  facebook_url: ofContent('social'),
  youtube_url: ofContent('social'),
  tiktok_url: ofContent('social'),
  contact_address: ofContent('contact'),
  contact_phone: ofContent('contact'),
  // The sender of customer mails, and notified when `team_email` is not set.
  contact_email: ofBusiness('contact'),
  team_email: ofTeam('contact'),
  team_language: ofTeam('contact'),
  blog_labels: ofContent('general'),
  service_url: ofContent('general'),
  seller_name: ofBusiness('general'),
  seller_address: ofBusiness('general'),
  seller_ico: ofBusiness('general'),
  seller_dic: ofBusiness('general'),
  seller_register: ofBusiness('general'),
  vat_payer: ofBusiness('general'),
  invoice_prefix: ofBusiness('general'),
  credit_note_prefix: ofBusiness('general'),
  bank_iban: ofBusiness('general'),
  bank_bic: ofBusiness('general'),
  cancel_unpaid_days: ofBusiness('general'),
  date_change_days: ofBusiness('general'),
  withdrawal_days: ofBusiness('general'),
  delivery_days_from: ofBusiness('general'),
  delivery_days_to: ofBusiness('general'),
  complaint_days: ofBusiness('general'),
  order_years: ofBusiness('privacy'),
  cancelled_days: ofBusiness('privacy'),
  message_months: ofBusiness('privacy'),
  mail_days: ofBusiness('privacy'),
  revision_days: ofBusiness('privacy'),
  security_days: ofBusiness('privacy'),
  founded_year: ofContent('general'),
  team_sport: ofContent('general'),
};

const TEXT = ofContent('general');

const isListed = (key: string): key is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, key);

/** What applies to a setting; texts of the site and a team's own keys are public content. */
export const settingTraits = (key: string): SettingTraits => (isListed(key) ? SETTINGS[key] : TEXT);

/** The settings that visitors don't get. */
export const PRIVATE_SETTINGS: readonly string[] = Object.keys(SETTINGS).filter(
  (key) => !settingTraits(key).isPublic,
);
