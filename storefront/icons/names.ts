import { SPEC_ICONS, STAT_ICONS } from '../../api/contract/constants.ts';

/** Icons of Font Awesome's solid set, by the names in data and components (Font Awesome 5's). */
export const SOLID_ICONS = [
  ...SPEC_ICONS,
  ...STAT_ICONS,
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'bars',
  'check',
  'chevron-left',
  'chevron-right',
  'clock',
  'envelope',
  'exclamation-triangle',
  'expand',
  'external-link-alt',
  'map-marker-alt',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'search',
  'shopping-cart',
  'tag',
  'times',
  'trash',
  'users',
] as const;

export const BRAND_ICONS = [
  'facebook-f',
  'instagram',
  'linkedin-in',
  'tiktok',
  'x-twitter',
  'youtube',
] as const;

export type IconName = (typeof SOLID_ICONS)[number] | (typeof BRAND_ICONS)[number];
