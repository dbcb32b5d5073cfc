import { fileSetting } from '../../api/contract/constants.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';

/** The editor's groups with the keys that belong to them; those of a section have its name. */
const PARTS = [
  ['identity', /^(site\.|founded_year$|team_sport$|logo_|mark_|og_)/],
  ['look', /^theme_/],
  ['sections', /^home_sections$/],
  ['hero', /^hero/],
  ['about', /^about\./],
  ['team', /^team\./],
  ['cars', /^cars?\./],
  ['drift-taxi', /^taxi\./],
  ['events', /^events?\./],
  ['achievements', /^achievements\./],
  ['gallery', /^gallery\./],
  ['shop', /^(shop|product)\./],
  ['sponsors', /^sponsors\./],
  ['blog', /^(blog[._]|post\.)/],
  ['contact', /^contact|_url$/],
  ['footer', /^footer\./],
  ['seller', /^(seller|vat|bank|invoice|credit_note|withdrawal|delivery|complaint)_/],
  ['privacy', /^(order|message|mail|cancelled|revision|security)_/],
  ['others', /^/],
] as const;

export type GroupName = (typeof PARTS)[number][0];

export const groupOf = (key: string): GroupName =>
  PARTS.find(([, keys]) => keys.test(key))?.[0] ?? 'others';

/** The site's texts come first in their group, files last: they take the most room. */
function rank(index: number): number {
  const key = KNOWN_SETTINGS[index]?.key ?? '';
  return fileSetting(key) ? 2 : Number(!key.includes('.'));
}

/** The editor's groups of known settings, by their index among all; none is empty. */
export const EDITOR_GROUPS = PARTS.map(([name]) => ({
  name,
  settings: KNOWN_SETTINGS.flatMap(({ key }, index) => (groupOf(key) === name ? [index] : [])).sort(
    (one, other) => rank(one) - rank(other),
  ),
})).filter(({ settings }) => settings.length > 0);
