import type { Locale } from '../../../contract/locales.ts';
import texts from '../../../contract/messages/team.json' with { type: 'json' };
import { iconPath, SITE_ICONS, type SiteIcon } from '../../../contract/siteIcons.ts';
import { SURFACES, themeOf } from '../../../contract/theme.ts';
import type { SettingOf } from './content.ts';

/** Each size once as it is, and once with the margin for masking. */
const ICONS: readonly SiteIcon[] = [
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
];

/** The web app manifest, with names in the page's language. */
export function webManifest(settingOf: SettingOf, locale: Locale): string {
  const name = settingOf('site.name') || texts[locale]['site.name'];
  const mark = settingOf('mark_path');
  const [color] = SURFACES[themeOf(settingOf).ground];
  return JSON.stringify({
    name,
    short_name: settingOf('site.short') || name,
    lang: locale,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: ICONS.map((icon) => {
      const { size, type } = SITE_ICONS[icon];
      const purpose = icon.includes('maskable') ? 'maskable' : 'any';
      return { src: iconPath(icon, mark), sizes: `${size}x${size}`, type, purpose };
    }),
  });
}
