import type { Knex } from 'knex';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import type { Ground } from '../../contract/constants.ts';
import { isSectionShown, SECTIONS_SETTING } from '../../contract/homeSections.ts';
import type { Locale } from '../../contract/locales.ts';
import { siteNameOf } from '../../contract/siteNames.ts';
import { sitePaths } from '../../contract/sitePaths.ts';
import { accentSteps, themeOf } from '../../contract/theme.ts';

const KEYS = [
  'site.name',
  'seller_name',
  'contact_email',
  'contact_phone',
  'logo_path',
  'logo_light_path',
  'theme_accent',
  'theme_ground',
  'theme_edges',
  SECTIONS_SETTING,
] as const;

/** The team as its mails show it. */
export interface Brand {
  name: string;
  /** The address that mails come from. */
  email: string;
  /** Whether customers are led to the site's form: the team has no address, and the home page shows the form. */
  asksByForm: boolean;
  /** E-mail and phone as the team publishes them, without those that it has not. */
  contact: readonly string[];
  /** The home page in the language of the mail. */
  site: string;
  logo: string | null;
  ground: Ground;
  isSlanted: boolean;
  colors: {
    accent: string;
    onAccent: string;
    /** The accent as text on a light and a dark letter. */
    onLight: string;
    onDark: string;
  };
}

export async function readBrand(knex: Knex, locale: Locale, publicUrl: string): Promise<Brand> {
  const settings = await readSettingTexts(knex, KEYS, locale);
  const { accent, ground, edges } = themeOf((key) => Reflect.get(settings, key));
  const steps = accentSteps(accent);
  const { hostname } = new URL(publicUrl);
  const logo = (ground === 'light' && settings.logo_light_path) || settings.logo_path;
  return {
    name: siteNameOf(settings, hostname),
    email: settings.contact_email || `noreply@${hostname}`,
    asksByForm:
      settings.contact_email === '' && isSectionShown(settings[SECTIONS_SETTING], 'contact'),
    contact: [settings.contact_email, settings.contact_phone].filter(Boolean),
    site: new URL(`${sitePaths.home}?lang=${locale}`, publicUrl).href,
    ground,
    logo: logo ? new URL(logo, `${publicUrl}/`).href : null,
    isSlanted: edges === 'slanted',
    colors: {
      accent,
      onAccent: steps['on-signal'],
      onLight: steps['signal-deep'],
      onDark: steps['signal-hot'],
    },
  };
}
